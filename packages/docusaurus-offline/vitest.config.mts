import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'docusaurus-offline', include: ['src/**/*.test.ts'] } });
