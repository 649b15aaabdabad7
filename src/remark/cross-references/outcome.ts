/**
 * In: the outcome of a sandbox scenario: the response and the later steps. Out: one line of text with links:
 *   "10 pending, payer_auth `3DS`. You call transaction/update with `cres` …: 1 success."
 */
import texts from '../../../data/texts/outcome.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import type { ScenarioOutcome, ScenarioStep } from '@gateway-docs/site-data/services';
import { codeLink } from './resolve';
import { relatedOperation } from './links';
import { filled, inlineCode, joined, type Inline } from '../mdast';

/** What a step sends, by field. */
type Sent = Readonly<Record<string, string | number>>;

type Result = Omit<ScenarioOutcome, 'no_answer' | 'then'>;

function disputeText({ is, amount }: NonNullable<Result['dispute']>): string {
  const words = texts.dispute[is];
  return amount === undefined ? words : fillText(texts.disputePart, { words, amount });
}

function result(value: Result, site: SiteData): Inline[] {
  const { status, failure_reason_code: reason, error_code: error, payer_auth: auth, pending } = value;
  const field = [inlineCode(`${pending ?? ''}_pending_amount`)];
  const parts: Inline[][] = [
    error === undefined ? [] : filled(texts.error, { code: [codeLink('error', error, site)] }),
    status === undefined ? [] : [codeLink('status', status, site)],
    reason === undefined ? [] : filled(texts.reason, { code: [codeLink('reason', reason, site)] }),
    pending === undefined ? [] : filled(texts.pending, { field }),
    value.refused ? [texts.refused] : [],
    value.dispute ? [disputeText(value.dispute)] : [],
    // `NONE` is no step: the status has said it.
    auth === undefined || auth === 'NONE' ? [] : [inlineCode('payer_auth'), ' ', inlineCode(auth)],
  ];
  return joined(parts.filter((part) => part.length > 0));
}

/** Who does what in a step, before what comes of it. */
function deed(step: ScenarioStep, site: SiteData, usual: Sent): Inline[] {
  if (step.by === 'payer') return [fillText(texts.payer, { action: step.action })];
  if (step.by === 'gateway' && step.after_seconds === 1) return [texts.afterOne];
  if (step.by === 'gateway') return [fillText(texts.after, { seconds: step.after_seconds })];
  const data = Object.entries(step.data)
    .filter(([name, sent]) => usual[name] !== sent)
    .map(([name, sent]) => inlineCode(`${name}: ${JSON.stringify(sent)}`));
  const call = filled(texts.call, { call: [relatedOperation(step.call, 'v2', site)] });
  return data.length > 0 ? [...call, texts.with, ...joined(data)] : call;
}

/**
 * The whole outcome as one line.
 * @param usual what the page has said of all steps; a step names only what differs
 */
export function outcomeLine(outcome: ScenarioOutcome, site: SiteData, usual: Sent = {}): Inline[] {
  const first = outcome.no_answer ? [texts[outcome.no_answer]] : result(outcome, site);
  const steps = (outcome.then ?? []).map((step) => {
    const scripted =
      step.by === 'merchant' && step.response ? [inlineCode(JSON.stringify(step.response))] : [];
    return [...deed(step, site, usual), ': ', ...scripted, ...result(step, site)];
  });
  return [...joined([first, ...steps], '. '), '.'];
}

/** A status that no callback reports: the response has said it, or it is on the way to another. */
const UNREPORTED: readonly (number | undefined)[] = [undefined, 0, 10];

/** @returns whether the callbacks are those of the statuses that `outcomeLine` shows; a page says of all rows that they are */
export const isReportedAsShown = (outcome: ScenarioOutcome, callbacks: readonly number[]): boolean =>
  [outcome, ...(outcome.then ?? [])]
    .map(({ status }) => status)
    .filter((status) => !UNREPORTED.includes(status))
    .join() === callbacks.join();
