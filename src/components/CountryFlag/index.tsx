import React, { type ReactNode } from 'react';
import * as flags from 'country-flag-icons/string/3x2';
import styles from './styles.module.css';

interface Props {
  /** ISO 3166-1 alpha-2, `BR`. */
  readonly code: string;
}

const drawings: Readonly<Record<string, string | undefined>> = flags;

/**
 * The flag of a country as a drawing in the page, because not every system has flags among its letters. The name of the country stands
 * beside it, so screen readers pass it by.
 * @throws Error when there is no drawing for the code
 */
export default function CountryFlag({ code }: Props): ReactNode {
  const html = drawings[code];
  if (html === undefined) throw new Error(`There is no drawing of a flag for the country "${code}".`);
  return <span className={styles.flag} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
