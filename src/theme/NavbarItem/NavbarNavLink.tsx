// Change: an entry may have an `icon`; it stands before the label.
import React, { type ReactNode } from 'react';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type { Props as OriginalProps } from '@theme/NavbarItem/NavbarNavLink';
import Icon from '@site/src/components/Icon';

interface Props extends OriginalProps {
  /** Iconify name, from `src/site/frame.ts`. */
  readonly icon?: string;
}

/** A navbar link with its icon. */
export default function NavbarNavLinkWithIcon({ icon, label, ...props }: Props): ReactNode {
  const content = (
    <>
      <Icon name={icon ?? ''} />
      <span className="gw-navbar-label">{label}</span>
    </>
  );
  return <NavbarNavLink {...props} label={icon ? content : label} />;
}
