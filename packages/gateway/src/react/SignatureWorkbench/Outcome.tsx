import React, { type ReactNode } from 'react';
import { SiteLink } from '../site';
import type { Explained, Inspection, MessageKind } from '../../signature/inspection';
import Part from '../Tool/Part';
import { bytesText, shortened } from '../Tool/message-text';
import { visible } from './visible';
import styles from './styles.module.css';

interface Props {
  readonly inspection: Inspection;
  readonly kind: MessageKind;
}

/** A body of a megabyte is computed whole and shown in part. */
const LONGEST_SHOWN = 2000;

const shown = (text: string): string => shortened(visible(text), LONGEST_SHOWN);

function Cause({ cause, says, fix, table, difference }: Explained): ReactNode {
  return (
    <li>
      <p>
        <strong>{cause}.</strong> <span>{says === '' ? '' : `Here: ${says}.`}</span>
      </p>
      <p>
        Fix: {fix}. <SiteLink to={table}>Symptom table</SiteLink>
      </p>
      {difference && (
        <p>
          The first byte that differs is number {difference.position}, counted from 0. Should be signed:{' '}
          <code>{visible(difference.should) || 'nothing more'}</code>. Was signed:{' '}
          <code>{visible(difference.signed) || 'nothing more'}</code>.
        </p>
      )}
    </li>
  );
}

const UNKNOWN =
  'no known mistake gives it. Compare the parts with what your code signs. If they are the same, the token is another one.';

function verdictOf({ missing, matches, isProven, findings }: Inspection, kind: MessageKind): string {
  const what = kind === 'request-v1' ? 'hash' : 'signature';
  if (missing.length > 0) return `Nothing can be compared yet. ${missing.join(' ')}`;
  if (matches && findings.length === 0) return `The ${what} matches.`;
  if (matches) return `The ${what} matches, but the time does not.`;
  if (isProven) return `The ${what} does not match, and the cause is known.`;
  if (findings.length > 0)
    return `The ${what} does not match. What stands below is wrong; beside that, ${UNKNOWN}`;
  return `The ${what} does not match, and ${UNKNOWN}`;
}

/** What was found about a message: verdict, causes, parts, and both signatures. */
export default function Outcome({ inspection, kind }: Props): ReactNode {
  const { parts, expected, given, findings, matches, readAs } = inspection;
  return (
    <>
      <p className={styles.verdict} data-matches={String(matches && findings.length === 0)}>
        {verdictOf(inspection, kind)}
      </p>
      {readAs !== '' && (
        <p>
          The body was read as {readAs}. The signature covers what that stands for, and not the characters
          that you pasted.
        </p>
      )}
      <ul className={styles.causes}>
        {findings.map((finding) => (
          <Cause key={finding.id} {...finding} />
        ))}
      </ul>
      {parts.length > 0 && (
        <>
          <p>
            {kind === 'request-v1' ? 'What is hashed' : 'What is signed'}, in{' '}
            {bytesText(parts.reduce((sum, { bytes }) => sum + bytes, 0))}:
          </p>
          <dl className="gw-parts">
            {parts.map(({ name, text, bytes }) => (
              <Part key={name} name={`${name}, ${bytesText(bytes)}`}>
                {shown(text)}
              </Part>
            ))}
          </dl>
          <dl className="gw-parts">
            <Part name="Expected">{shown(expected)}</Part>
            <Part name="Received">{shown(given)}</Part>
          </dl>
        </>
      )}
    </>
  );
}
