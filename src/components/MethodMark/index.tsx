import React, { type ReactNode } from 'react';

interface Props {
  /** Content of a drawing of 24 by 24, from the icon package at build. */
  readonly html: string;
  /** What kind of method it stands for; nothing beside it says so. */
  readonly label: string;
}

/** The mark of a kind of payment method, as tall as the text around it and in its colour. */
export default function MethodMark({ html, label }: Props): ReactNode {
  const picture = { role: 'img', 'aria-label': label, viewBox: '0 0 24 24', width: '1em', height: '1em' };
  return <svg className="gw-icon" {...picture} dangerouslySetInnerHTML={{ __html: html }} />;
}
