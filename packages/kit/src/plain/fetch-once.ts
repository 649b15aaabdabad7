import { once } from './once';

/** A file of the site that did not come, or came as something else. */
export class NotLoadedError extends Error {
  override name = 'NotLoadedError';

  constructor(
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`${address} could not be loaded`, options);
  }
}

/**
 * @param read takes what is wanted out of a response; it throws for anything else, such as the page with which a server answers every address
 * @returns a function that loads an address, once for all who ask for it. A failure is a NotLoadedError and forgotten: the next who asks tries again
 */
export const fetchOnce = <Content>(
  read: (response: Response) => Promise<Content>,
): ((address: string) => Promise<Content>) =>
  once(async (address) => {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return await read(response);
    } catch (cause) {
      throw new NotLoadedError(address, { cause });
    }
  });
