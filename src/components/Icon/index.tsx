import React, { type ReactNode } from 'react';
import bundled from '@generated/icons/default/bundled.json';
import FetchedIcon from './FetchedIcon';
import type { IconProps } from './icon-props';

/**
 * One icon, as tall as the text around it and in its colour. An icon of the bundle is drawn at once and stands in the
 * static HTML; any other is fetched from the public icon hosts after the page has loaded.
 */
export default function Icon({ name, label }: IconProps): ReactNode {
  const drawing = bundled[name];
  if (drawing === undefined) return <FetchedIcon name={name} label={label} />;
  return (
    <svg
      className="gw-icon"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // The drawing comes from the icon package at build, never from a reader or an index.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
