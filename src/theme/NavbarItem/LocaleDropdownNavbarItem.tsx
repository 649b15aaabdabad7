// Change: a native disclosure in place of a link that acts as a button. It opens by click, Enter and Space, also without
// JavaScript, and closes by Escape and by a click or focus outside.
import React, { useEffect, useRef, type ReactNode } from 'react';
import texts from '../../../data/texts/theme.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { pressedKey } from '@gateway-docs/kit';
import Icon from '@site/src/components/Icon';

/** Closes the open menu when the reader goes on elsewhere. */
function useCloseOutside(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onOutside({ target }: Event): void {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false;
    }
    function onKey(event: KeyboardEvent): void {
      if (pressedKey(event) !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    }
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => ending.abort();
  }, [menu]);
}

interface Props {
  /** True inside the mobile sidebar, where entries are list items. */
  readonly mobile?: boolean;
}

/** The language menu: one entry per locale of the site, the current one marked. */
export default function LocaleDropdownNavbarItem({ mobile = false }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  // Not useLocation: the static HTML knows neither query nor hash, and the first render must match it.
  const rest = useHistorySelector(({ location }) => location.search + location.hash);
  const { createUrl } = useAlternatePageUtils();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);

  const Wrapper = mobile ? 'li' : 'div';
  return (
    <Wrapper className={mobile ? 'menu__list-item' : 'navbar__item'}>
      <details ref={menu} className="gw-menu">
        <summary className={mobile ? 'menu__link' : 'navbar__link'}>
          <Icon name="mdi:translate" />
          <span className="gw-visually-hidden">{texts.language}</span>
          <span className="gw-navbar-label">{localeConfigs[currentLocale]?.label}</span>
        </summary>
        <ul className="gw-menu__list">
          {locales.map((locale) => (
            <li key={locale}>
              <a
                className="gw-menu__link"
                href={createUrl({ locale, fullyQualified: false }) + rest}
                lang={localeConfigs[locale]?.htmlLang}
                aria-current={locale === currentLocale ? 'true' : undefined}
              >
                {localeConfigs[locale]?.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Wrapper>
  );
}
