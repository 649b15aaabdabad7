import { fetchOnce } from '@gateway-docs/kit';

/** By name of the example, then by id of the language: code, highlighted while building. */
export type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A server that answers an unknown address with a page of its own, status 200, must not become code. */
function isSamples(value: unknown): value is Samples {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (example) => isRecord(example) && Object.values(example).every((html) => typeof html === 'string'),
    )
  );
}

/** In: the address of a file of samples. Out: its content, fetched once for all blocks of the site that show it. */
export const sampleFile = fetchOnce(async (response): Promise<Samples> => {
  const content: unknown = await response.json();
  if (!isSamples(content)) throw new Error('No samples');
  return content;
});
