import React, { type ReactNode } from 'react';
import { addAPIProvider, Icon } from '@iconify/react';
import type { Props } from './index';

// The library's own default names one host; the public service has three, tried in turn. The security policy allows these.
addAPIProvider('', {
  resources: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
});

/** An icon whose data is fetched by GET from the public Iconify hosts. Loaded only by a page that has such an icon. */
export default function IconifyIcon({ name, label }: Props): ReactNode {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Icon className="gw-icon" icon={name} ssr {...accessible} />;
}
