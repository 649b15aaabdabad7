import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'offline', include: ['src/**/*.test.ts'] } });
