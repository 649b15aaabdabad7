import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'writing', include: ['src/**/*.test.ts'], isolate: false } });
