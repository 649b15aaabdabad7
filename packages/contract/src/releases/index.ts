export { type ContractChange, compareContracts } from './compare';
export { RELEASES_FOLDER, byVersion, releaseFile } from './read-releases';
export { packRelease } from './packed';
export { type Snapshot, snapshotOf } from './snapshot';
