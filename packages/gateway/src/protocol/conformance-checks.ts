/**
 * What the conformance test checks: the lists that its reports and the page "Run the gateway on your machine" show. Writers keep them in
 * `data/texts`; the code of each check is in `conformance`, by the same id.
 */
import texts from '../../../../data/texts/conformance.json';

export interface ConformanceCheck<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** What the examiner does, and what has to come back. */
  readonly does: string;
  /** What it costs when the check fails. */
  readonly matters: string;
  /** Page and section to read, as a route of the site. */
  readonly read: string;
}

const listOf = <Id extends string>(
  checks: Readonly<Record<Id, Omit<ConformanceCheck, 'id'>>>,
): readonly ConformanceCheck<Id>[] => (Object.keys(checks) as Id[]).map((id) => ({ id, ...checks[id] }));

/** Of a handler of version 2 callbacks. */
export const CALLBACK_CHECKS = listOf(texts.callbacks);
/** Of a handler of version 1 callbacks. */
export const V1_CHECKS = listOf(texts.callbacksV1);
/** Of a client. */
export const CLIENT_CHECKS = listOf(texts.clients);
/** Of callbacks of version 1. */
export const V1_LIMIT = texts.limitV1;
/** What no check from outside can prove; every report says it. */
export const CONFORMANCE_LIMITS: readonly string[] = [...texts.limits, V1_LIMIT];
