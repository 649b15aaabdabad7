/**
 * In: a snapshot. Out: the text of its file, and back. Most calls share their error responses, and most values their shape: each stands
 * once, which makes a file of 0.7 MB one of a tenth.
 */
import * as z from 'zod';
import { explainIssues } from '@gateway-docs/kit/yaml';
import { callFacts, type Snapshot, type SnapshotCall, type SnapshotField } from './snapshot';

/** What a release keeps: its name, its day, and the contract as it was then. */
export interface StoredRelease {
  /** `3.8.1` */
  readonly version: string;
  /** Day of the release, as the heading of the changelog has it. */
  readonly date: string;
  readonly calls: Snapshot;
}

const field = z.looseObject({ type: z.string() });
const call = callFacts.extend({ parts: z.record(z.string(), z.int()) });
const file = z.strictObject({
  version: z.string(),
  date: z.string(),
  /** Each shape of a value, once. */
  shapes: z.array(field),
  /** Each group of fields, once: number of the shape by path. */
  parts: z.array(z.record(z.string(), z.int())),
  calls: z.record(z.string(), call),
});

/** `response 200 response.status` → its part and its path. */
const PART = /^(?<part>.+) (?<path>\S+)$/;

/** Gives each different value the next number. */
function numbering<Value>() {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  const numberOf = (value: Value): number => {
    const key = JSON.stringify(value);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, numberOf };
}

/** @returns the text of the release's file: a line for each shape, part and call, so that git packs the next one well */
export function packRelease({ version, date, calls }: StoredRelease): string {
  const shapes = numbering<SnapshotField>();
  const parts = numbering<Record<string, number>>();
  const packed = Object.entries(calls).map(([key, { fields, ...rest }]) => {
    const byPart = new Map<string, Record<string, number>>();
    for (const [name, value] of Object.entries(fields)) {
      const { part = '', path = '' } = PART.exec(name)?.groups ?? {};
      byPart.set(part, { ...byPart.get(part), [path]: shapes.numberOf(value) });
    }
    const numbers = [...byPart].map(([part, paths]) => [part, parts.numberOf(paths)]);
    return [key, { ...rest, parts: Object.fromEntries(numbers) as Record<string, number> }] as const;
  });
  const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(',\n');
  const calledLines = packed.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return [
    `{"version":${JSON.stringify(version)},"date":${JSON.stringify(date)},`,
    `"shapes":[\n${lines(shapes.values)}\n],`,
    `"parts":[\n${lines(parts.values)}\n],`,
    `"calls":{\n${calledLines.join(',\n')}\n}}\n`,
  ].join('\n');
}

/**
 * @param name of the file, for the message
 * @param text what `packRelease` wrote
 * @throws Error with the file and what is wrong with it
 */
export function unpackRelease(name: string, text: string): StoredRelease {
  const advice = 'It is written by npm run release; take it back from git.';
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${String(error)} ${advice}`);
  }
  const result = file.safeParse(source);
  if (!result.success) throw new Error(`${explainIssues(name, result.error)}\n${advice}`);
  const { version, date, shapes, parts, calls } = result.data;
  const pick = <Value>(values: readonly Value[], number: number): Value => {
    const value = values[number];
    if (value === undefined)
      throw new Error(`${name} names an entry ${number} that it does not have. ${advice}`);
    return value;
  };
  const whole = Object.entries(calls).map(([key, { parts: ownParts, ...rest }]) => {
    const fields = Object.entries(ownParts).flatMap(([part, number]) =>
      Object.entries(pick(parts, number)).map(([path, shape]) => [`${part} ${path}`, pick(shapes, shape)]),
    );
    return [key, { ...rest, fields: Object.fromEntries(fields) as SnapshotCall['fields'] }];
  });
  return { version, date, calls: Object.fromEntries(whole) as Snapshot };
}
