/** What an examination found, before it is written as text, JSON or HTML. */
import type { ConformanceCheck } from '../protocol/conformance-checks';

/** `unproven`: nothing wrong was seen, but not what would prove the right thing either. */
export type Verdict = 'pass' | 'fail' | 'unproven';

export interface Finding {
  readonly verdict: Verdict;
  /** What was seen, in sentences. */
  readonly saw: string;
}

export interface Checked extends ConformanceCheck, Finding {
  readonly subject: 'callbacks' | 'callbacks of version 1' | 'client';
}

export interface Report {
  /** RFC 3339. */
  readonly examinedAt: string;
  /** What was examined, without tokens. */
  readonly subjects: readonly string[];
  readonly checks: readonly Checked[];
  /** What could not be proven. */
  readonly limits: readonly string[];
}

export const pass = (saw: string): Finding => ({ verdict: 'pass', saw });
export const fail = (saw: string): Finding => ({ verdict: 'fail', saw });
export const unproven = (saw: string): Finding => ({ verdict: 'unproven', saw });

/** How many checks have a verdict. */
export const countOf = ({ checks }: Report, verdict: Verdict): number =>
  checks.filter((check) => check.verdict === verdict).length;
