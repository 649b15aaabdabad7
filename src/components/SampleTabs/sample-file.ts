/** In: the address of a file of samples. Out: its content, fetched once for all blocks of the site that show it. */

/** By name of the example, then by id of the language: code, highlighted while building. */
export type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = new Map<string, Promise<Samples>>();

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

async function load(address: string): Promise<Samples> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const content: unknown = await response.json();
  if (!isSamples(content)) throw new Error(`${address} holds no samples`);
  return content;
}

/** Fetches a file, or gives what was fetched before. A failure is forgotten, so that the next call tries again. */
export function sampleFile(address: string): Promise<Samples> {
  const known = files.get(address);
  if (known) return known;
  const loading = load(address);
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}
