import React, { type ReactNode } from 'react';
import type { SignedText } from '../../protocol/page-gateway';
import Part from '../Tool/Part';
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
      <Part name="Headers">{headers.map(([name, value]) => `${name}: ${value}`).join('\n') || 'none'}</Part>
      {!signed?.text.endsWith(body) && (
        <Part name="Raw body">{shortened(body, LONGEST_SHOWN) || 'empty'}</Part>
      )}
      {signed && (
        <>
          <Part name={`What is ${verb}, ${bytesText(signed.bytes)}`}>
            {shortened(signed.text, LONGEST_SHOWN)}
          </Part>
          <Part name={verb === 'hashed' ? 'Hash' : 'Signature'}>{signed.signature}</Part>
        </>
      )}
    </dl>
  );
}
