/**
 * The keys of the profile that nobody is asked for, each with the reason. They stand as comments at the end of the written file, so that a provider finds
 * there what there is.
 */

export interface ByHand {
  /** With dots. */
  readonly keys: readonly string[];
  /** Why it is not asked, and what it is for. */
  readonly reason: string;
  /** YAML that could stand in the profile in place of what is there; none where the file has the key already. */
  readonly example?: string;
}

export const BY_HAND: readonly ByHand[] = [
  {
    keys: ['announcement.id', 'announcement.text', 'announcement.link.label', 'announcement.link.to'],
    reason: 'The bar above each page comes and goes with your news.',
    example: `announcement:
  id: new-signature
  text: 'Signatures of version 1 end in March.'
  link: { label: How to move, to: /migrate_to_v2 }`,
  },
  {
    keys: ['look.font.family', 'look.font.files'],
    reason: 'Your own font files, in place of package: put them beside this file first.',
    example: `look:
  font: { family: Our Sans, files: [fonts/our-sans-latin.woff2] }`,
  },
  {
    keys: ['look.font.system'],
    reason: "The typefaces of the reader's system, in place of package: no font is loaded.",
    example: `look:
  font: { system: true }`,
  },
  {
    keys: ['callbacks.network_changes'],
    reason:
      'It was made from source_networks and the day of today. When the networks change, put the new list first, with its day.',
  },
];

/** @returns the lines of the comment at the end of a profile */
export function byHandComment(): string {
  const parts = BY_HAND.map(({ keys, reason, example }) =>
    [`${keys.join(', ')}: ${reason}`, ...(example?.split('\n').map((line) => `  ${line}`) ?? [])].join('\n'),
  );
  return ['Not asked, to be written by hand:', ...parts].join('\n\n');
}
