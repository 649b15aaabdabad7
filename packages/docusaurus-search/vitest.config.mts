import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'docusaurus-search', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
