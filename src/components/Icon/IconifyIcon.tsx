import React, { type ReactNode } from 'react';
import { addAPIProvider, Icon } from '@iconify/react';
import { ICON_HOSTS } from '../../base/icon-hosts';
import type { IconProps } from './icon-props';

// The library's own default names one host; the public service has three, tried in turn.
addAPIProvider('', { resources: [...ICON_HOSTS] });

/** An icon whose data is fetched by GET from the public Iconify hosts. Loaded only by a page that has such an icon. */
export default function IconifyIcon({ name, label }: IconProps): ReactNode {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Icon className="gw-icon" icon={name} ssr {...accessible} />;
}
