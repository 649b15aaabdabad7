/** Imported for its effect: concurrent tests of a file run together, because they spend their time waiting for the gateway. */
import { vi } from 'vitest';

vi.setConfig({ maxConcurrency: 200 });
