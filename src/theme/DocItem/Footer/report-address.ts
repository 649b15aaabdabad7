import type { ReportTarget } from '@site/src/base/site-fields';

/**
 * @param title of the page
 * @param page full address of the page, with the section that the reader looks at
 * @returns address of a report that names both
 */
export function reportAddress({ email, tracker }: ReportTarget, title: string, page: string): string {
  const [titled, located] = [encodeURIComponent(title), encodeURIComponent(page)];
  if (tracker !== undefined) return tracker.replaceAll('{title}', titled).replaceAll('{page}', located);
  // A line of a letter ends with both signs (RFC 6068).
  const [subject, body] = [`Error on the page "${title}"`, `${page}\r\n\r\n`].map(encodeURIComponent);
  return `mailto:${email}?subject=${subject ?? ''}&body=${body ?? ''}`;
}
