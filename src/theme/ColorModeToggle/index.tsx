// Change: the name of the button says which mode is on and which one the next press brings, in the two-step and in the
// three-step cycle; icons come from the bundled set.
import React, { memo, type ReactNode } from 'react';
import { colours as texts } from '../../../data/texts/theme.json';
import { fillText } from '@site/src/base/fill-text';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import Icon from '@site/src/components/Icon';

/** What the reader chose; null follows the system. */
type Choice = Props['value'];

const nameOf = (choice: Choice): string => choice ?? 'system';

const ICONS = { light: 'mdi:white-balance-sunny', dark: 'mdi:weather-night', system: 'mdi:theme-light-dark' };

/**
 * The choice that follows a press. Source: the specification, section 4.
 * @param respectsSystem true: light, dark, system in a circle; false: dark and light in turn
 */
export function nextChoice(choice: Choice, respectsSystem: boolean): Choice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}

/** The choice that the page shows. The value of React is behind it until the page has come alive, and the first press may come before that. */
function shownChoice(): Choice {
  const { themeChoice } = document.documentElement.dataset;
  return themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
}

/** All three icons are in the static HTML; a style rule on the root element shows the right one before hydration. */
function ColorModeToggle({ className, respectPrefersColorScheme, value, onChange }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const next = nextChoice(value, respectPrefersColorScheme);
  // The static page is the same for every reader: it cannot know the mode.
  const label = isBrowser ? fillText(texts.now, { mode: nameOf(value), next: nameOf(next) }) : texts.mode;
  return (
    <div className={className}>
      <button
        type="button"
        className="gw-color-mode clean-btn"
        data-needs-script=""
        onClick={() => onChange(nextChoice(shownChoice(), respectPrefersColorScheme))}
        title={label}
        aria-label={label}
      >
        {Object.entries(ICONS).map(([mode, icon]) => (
          <span key={mode} className={`gw-color-mode__${mode}`}>
            <Icon name={icon} />
          </span>
        ))}
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
