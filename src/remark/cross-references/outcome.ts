/**
 * In: the outcome of a sandbox scenario: the response and the later steps. Out: one line of text with links:
 *   "Answer: 10 pending, payer_auth `3DS`. You call transaction/update with `cres` …: 1 success."
 */
import type { PhrasingContent } from 'mdast';
import type { SiteData } from '@gateway-docs/contract';
import type { ScenarioOutcome, ScenarioStep } from '@gateway-docs/site-data/services';
import { codeLink } from './resolve';
import { relatedOperation } from './links';
import { inlineCode, text } from '../mdast/nodes';

type Result = Pick<
  ScenarioOutcome,
  'status' | 'failure_reason_code' | 'error_code' | 'payer_auth' | 'pending' | 'refused'
>;

/** Joins parts with a separator between them. */
function joined(parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i > 0 ? [text(separator), ...part] : part));
}

function result(value: Result, site: SiteData): PhrasingContent[] {
  const {
    status,
    failure_reason_code: reason,
    error_code: error,
    payer_auth: auth,
    pending,
    refused,
  } = value;
  return joined(
    [
      error === undefined ? [] : [text('error '), codeLink('error', error, site)],
      status === undefined ? [] : [codeLink('status', status, site)],
      reason === undefined ? [] : [text('reason '), codeLink('reason', reason, site)],
      pending === undefined
        ? []
        : [text('accepted: '), inlineCode(`${pending}_pending_amount`), text(' is above 0')],
      refused ? [text('refused after all')] : [],
      auth === undefined ? [] : [inlineCode('payer_auth'), text(' '), inlineCode(auth)],
    ],
    ', ',
  );
}

function step(value: ScenarioStep, site: SiteData): PhrasingContent[] {
  const ended = [text(': '), ...result(value, site)];
  if (value.by === 'gateway')
    return [text(`After ${value.after_seconds} second${value.after_seconds === 1 ? '' : 's'}`), ...ended];
  if (value.by === 'payer') return [text(`The payer: ${value.action}`), ...ended];
  const data = joined(
    Object.entries(value.data).map(([name, sent]) => [inlineCode(`${name}: ${JSON.stringify(sent)}`)]),
    ', ',
  );
  const with_ = data.length > 0 ? [text(' with '), ...data] : [];
  return [text('You call '), relatedOperation(value.call, 'v2', site), ...with_, ...ended];
}

const NO_ANSWER: Readonly<Record<NonNullable<ScenarioOutcome['no_answer']>, string>> = {
  connection_closed: 'No response: the connection is closed',
  not_json: 'The response is not JSON',
};

/** The whole outcome as one line. */
export function outcomeLine(outcome: ScenarioOutcome, site: SiteData): PhrasingContent[] {
  const first = outcome.no_answer
    ? [text(NO_ANSWER[outcome.no_answer])]
    : [text('Response: '), ...result(outcome, site)];
  const steps = (outcome.then ?? []).map((value) => step(value, site));
  return [...joined([first, ...steps], '. '), text('.')];
}
