import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'branding', include: ['src/**/*.test.ts'], isolate: false } });
