/**
 * Imported for its effect: concurrent tests of a file run together, because they spend their time waiting for the gateway. Each of them lasts as
 * long as all that run beside it, so on a busy machine none may be ended early.
 */
import { vi } from 'vitest';

vi.setConfig({ maxConcurrency: 200, testTimeout: 240_000 });
