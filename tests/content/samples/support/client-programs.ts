/**
 * In: a call. Out: the programs that make it: plain cURL, which the pages show first, and one with the signing client of each language. The
 * client of the shell is printed by no page as a program, so its program is made here.
 */
import { type SampleCall, sampleIn, settingsOf } from '@gateway-docs/contract/samples';
import { demoSite } from '@gateway-docs/contract/tests';
import type { Sandbox } from '@gateway-docs/gateway';
import { languages, missingForCalls, type Language } from './languages';
import { shellClientSample } from './shell-client';
import { vectors } from './vectors';

export interface Program {
  readonly label: string;
  readonly language: Language;
  readonly print: (call: SampleCall) => string;
  /** Plain cURL has no client: it checks nothing and prints what comes. */
  readonly hasClient: boolean;
  /** What this machine lacks to run it. */
  readonly missing: readonly string[];
  /** Says why a test of it is skipped; empty when it is not. */
  readonly reason: string;
}

const settings = settingsOf({ operator: demoSite.operator, vectors });

export const programs = languages.flatMap((language): Program[] => {
  const { id, label } = language;
  const missing = missingForCalls(language);
  const reason = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not found)` : '';
  const print = (call: SampleCall) => sampleIn(id, call, settings);
  const program = { label, language, print, missing, reason, hasClient: id !== 'bash' };
  if (program.hasClient) return [program];
  return [program, { ...program, label: 'The client of the shell', print: shellClientSample, hasClient: true }];
});

/** The token of the documented example, for the calls that take one. */
export function bearerToken(sandbox: Sandbox): string {
  const { contract } = sandbox.state();
  const [reply] = contract.find('invoicing-token', 'v2')?.successExamples.values() ?? [];
  return (reply?.response as { token: string }).token;
}

/** Hands a request to the gateway, byte for byte. */
export async function send(url: string, headers: Record<string, string>, body: Buffer) {
  const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: reply.status, text: await reply.text() };
}
