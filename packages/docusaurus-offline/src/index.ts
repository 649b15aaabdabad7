export { writeArchive, type ArchiveOptions } from './archive';
export { default } from './plugin';
export { planOf, type OfflineOptions } from './options';
export { withoutPageHash } from './page-hash';
export { HASH_DIGITS, RETIRING_FILE, WORKER_FILE } from './release';
export { writeWorker } from './write-worker';
