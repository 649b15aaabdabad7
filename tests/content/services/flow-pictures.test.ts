// Every diagram of the site is drawn in pictures that fit a window, and none loses a message.
import { beforeAll, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import { scenesOf, sequenceSvg } from '@gateway-docs/diagrams';
import { statusMarks } from '../../../src/remark/directives/flow';

/** A picture of 600 CSS pixels, less what a narrow one gains in a wider column. */
const MOST_HEIGHT = 575;

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

it('fits a window, each picture of every flow', () => {
  const marks = statusMarks(reference);
  const tooHigh = [...reference.flows].flatMap(([name, flow]) =>
    scenesOf(flow, marks).flatMap(({ label, rows }) => {
      const drawn = sequenceSvg(flow, rows, { id: name, title: label, marks });
      const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(drawn)?.[1]);
      return height <= MOST_HEIGHT ? [] : [`${name}: ${label}`];
    }),
  );
  expect(tooHigh).toEqual([]);
});

it('loses no message', () => {
  for (const [name, flow] of reference.flows) {
    const all = flow.steps.flatMap((step) =>
      'branches' in step ? step.branches.flatMap(({ steps }) => steps) : [step],
    );
    const drawn = scenesOf(flow, statusMarks(reference)).flatMap(({ rows }) =>
      rows.filter(({ kind }) => kind === 'message' || kind === 'note'),
    );
    expect(drawn.length, name).toBe(all.length);
  }
});

/** The text of a flow, and whether the service of the same name takes money after the end. */
const textsByLateness = (isLate: boolean): [string, string][] =>
  [...reference.flows].flatMap(([name, flow]): [string, string][] => {
    const service = reference.services.get(name.replaceAll('-', '_'));
    return service?.direction === 'payin' && service.late_payment === isLate
      ? [[name, JSON.stringify(flow)]]
      : [];
  });

it('promises no last callback where money can still come', () => {
  const late = textsByLateness(true);
  expect(late.length).toBeGreaterThan(15);
  expect(late.filter(([, text]) => /callback[^"]*final status/i.test(text)).map(([name]) => name)).toEqual(
    [],
  );
});

it('shows no success after the end where none can come', () => {
  const others = textsByLateness(false);
  expect(others.length).toBeGreaterThan(30);
  const revived = /(after|even after|perhaps after|then) status [^"]*(5[^"]*|status\(5\)[^"]*status\(1\))/;
  expect(others.filter(([, text]) => revived.test(text)).map(([name]) => name)).toEqual([]);
});
