import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'lint', include: ['src/**/*.test.ts'], isolate: false } });
