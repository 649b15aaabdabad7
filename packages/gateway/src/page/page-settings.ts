/** In: the catalogue, and what a page starts its gateway with. Out: the settings of that gateway. */
import type { Catalogue } from '../catalogue/catalogue';
import { objectOf } from '../json';
import type { GatewayStart, OwnIds } from '../protocol/page-gateway';
import { demoPoint, type Point, type Settings } from '../settings';

/** What a page holds, at most. The oldest are forgotten. */
export const CAPACITY = 200;

/** The reader's own point before the demo point, with its token; both take the reader's account beside the documented one. */
export function pointsFor({ profile }: Catalogue, { point, accounts }: OwnIds): [Point, ...Point[]] {
  const documented = demoPoint(profile);
  const demo = { ...documented, ownAccountId: accounts?.[documented.accountId] };
  return point === undefined || point === demo.id ? [demo] : [{ ...demo, id: point }, demo];
}

/** The address of the merchant's server that the documented requests name; one of version 1 may have the id of the transaction in it. */
function documentedCallbackUrl({ calls }: Catalogue): string | undefined {
  const ofV2 = calls.filter(({ version }) => version === 'v2');
  const examples = ofV2.flatMap(({ requestExamples }) => requestExamples);
  const urls = examples.map(({ value }) => objectOf(objectOf(value).point).callback_url);
  return urls.find((url) => typeof url === 'string');
}

/** @param points as `pointsFor` gives them */
export const pageSettings = (
  catalogue: Catalogue,
  points: readonly Point[],
  { checkout, callbackUrl, seed }: GatewayStart,
): Partial<Settings> => ({
  points,
  ...(checkout === undefined ? {} : { hosts: { ...catalogue.profile.hosts, checkout } }),
  callbackUrl: callbackUrl ?? documentedCallbackUrl(catalogue),
  seed,
  capacity: CAPACITY,
});
