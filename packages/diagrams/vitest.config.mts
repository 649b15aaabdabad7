import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'diagrams', include: ['src/**/*.test.ts'], isolate: false } });
