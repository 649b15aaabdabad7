/**
 * In: the names of the icons in use. Out: their drawings from the Material Design icon set.
 * A name that the set does not have stops the build; without the check it would leave a hole on the page.
 */
import { icons } from '@iconify-json/mdi';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { suggest } from '@gateway-docs/kit';

/** Drawing of each bundled icon: inner SVG of a 24 by 24 view box, by full name such as `mdi:home-outline`. */
export type BundledIcons = Record<string, string>;

/**
 * @param used icon name without its set to a file that uses it, as `usedIcons` returns it
 * @returns the drawings, ordered by name
 * @throws Error that lists each unknown icon with its file and the nearest names
 */
export function bundleIcons(used: ReadonlyMap<string, string>): BundledIcons {
  const drawings: BundledIcons = {};
  const mistakes: string[] = [];
  for (const [name, file] of [...used].sort()) {
    const icon = getIconData(icons, name);
    if (icon) drawings[`mdi:${name}`] = iconToSVG(icon).body;
    else mistakes.push(`  ${file}: unknown icon "mdi:${name}". ${suggest(name, Object.keys(icons.icons))}`);
  }
  if (mistakes.length > 0) throw new Error(['Icons that the set mdi does not have:', ...mistakes].join('\n'));
  return drawings;
}
