import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // A limit ends what hangs. It is no measure of speed: ten times what the slowest test needs on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
