/** The server gives another file than the one that the release of this worker has: a release is on its way. */
export class OtherReleaseError extends Error {
  override readonly name = 'OtherReleaseError';

  constructor(readonly address: string) {
    super(`/${address} is of another release.`);
  }
}
