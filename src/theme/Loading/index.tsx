// Change: own look, named for screen readers; no inline drawing of an animated icon in every page's script.
import React, { type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import texts from '../../../data/texts/theme.json';

/** Stands in for a page body that is loading or has failed to load. */
export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="gw-route-failure" role="alert">
        <p className="gw-route-failure__title">{texts.partNotLoaded}</p>
        <p className="gw-route-failure__error">{String(error)}</p>
        <button type="button" className="gw-button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className="gw-pending" role="status">
      <span className="gw-spinner" />
      <span className="gw-visually-hidden">Loading the page</span>
    </div>
  );
}
