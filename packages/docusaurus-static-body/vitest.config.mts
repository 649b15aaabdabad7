import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'static-body', include: ['src/**/*.test.ts'], isolate: false },
});
