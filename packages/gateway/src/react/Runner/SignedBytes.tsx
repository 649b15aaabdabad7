import React, { type ReactNode } from 'react';
import type { SignedText } from '../../protocol/page-gateway';
import { bytesText, shortened } from '../Tool/message-text';
import { LONGEST_SHOWN } from './format';

interface Props {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly signed: SignedText | undefined;
  /** What the signature covers, for the title: "signed" or "hashed". */
  readonly verb: string;
}

/** The headers of a message, and the bytes that its signature covers; its raw body where that is no part of them. */
export default function SignedBytes({ headers, body, signed, verb }: Props): ReactNode {
  return (
    <dl className="gw-parts">
      <div>
        <dt>Headers</dt>
        <dd>
          <code>{headers.map(([name, value]) => `${name}: ${value}`).join('\n') || 'none'}</code>
        </dd>
      </div>
      {!signed?.text.endsWith(body) && (
        <div>
          <dt>Raw body</dt>
          <dd>
            <code>{shortened(body, LONGEST_SHOWN) || 'empty'}</code>
          </dd>
        </div>
      )}
      {signed && (
        <>
          <div>
            <dt>
              What is {verb}, {bytesText(signed.bytes)}
            </dt>
            <dd>
              <code>{shortened(signed.text, LONGEST_SHOWN)}</code>
            </dd>
          </div>
          <div>
            <dt>{verb === 'hashed' ? 'Hash' : 'Signature'}</dt>
            <dd>
              <code>{signed.signature}</code>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
