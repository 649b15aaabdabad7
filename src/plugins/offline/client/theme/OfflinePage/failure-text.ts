/** In: why the worker could not do it. Out: what a reader is told. */
import { WorkerFailure } from '../../ask-worker';

const TEXTS: Readonly<Record<WorkerFailure['reason'], string>> = {
  'no-space':
    'The browser has no room left for this section. What was saved before stays. Remove another section, or free space on the device, and try again.',
  unreachable: 'The network failed. What has been saved so far stays. Try again to save the rest.',
  'other-release':
    'A new version of the documentation is being published. Reload this page in a minute and try again.',
  silent: 'The browser stopped the work. What has been saved so far stays. Try again to save the rest.',
};

/** @returns what a reader is told of a failure, and what to do */
export const messageOf = (error: unknown): string =>
  TEXTS[error instanceof WorkerFailure ? error.reason : 'silent'];
