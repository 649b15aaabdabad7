import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'site-data', include: ['src/**/*.test.ts'], isolate: false } });
