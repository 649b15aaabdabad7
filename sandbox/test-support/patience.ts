/** Imported for its effect: tests that start a sandbox and wait for callbacks get time enough on a busy machine. */
import { vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
