import React, { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { IconProps } from './icon-props';

/** Keeps the place of an icon until the Iconify component has been loaded; then that component fetches and draws it. */
export default function FetchedIcon({ name, label }: IconProps): ReactNode {
  const [Iconify, setIconify] = useState<ComponentType<IconProps>>();
  useEffect(() => {
    import('./IconifyIcon').then(
      (module) => setIconify(() => module.default),
      // An icon that cannot be had leaves its place empty; the text beside it says the same.
      () => undefined,
    );
  }, []);
  return Iconify ? (
    <Iconify name={name} label={label} />
  ) : (
    <span className="gw-icon gw-icon--empty" aria-hidden />
  );
}
