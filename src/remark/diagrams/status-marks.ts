/**
 * In: the statuses of transactions. Out: how diagrams mark them, `10 pending`: in the picture by the colour of their chips, in the text as chips.
 */
import { pieces, type Marks } from '@gateway-docs/diagrams';
import type { SiteData } from '@gateway-docs/contract';
import { STATUS_TONES } from '../cross-references/chip';
import { codeLink } from '../cross-references/resolve';
import type { Inline } from '../mdast';

type Known = Pick<SiteData, 'codes'>;

/** @returns each status as texts of diagrams name it, with its tone */
export const statusMarks = ({ codes }: Known): Marks =>
  new Map([...codes.status].map(([code, name]) => [`${code} ${name}`, STATUS_TONES.get(code) ?? 'neutral']));

/** @returns a text with its statuses as chips, which say what they mean */
export const withChips = (text: string, site: SiteData): Inline[] =>
  pieces(text, statusMarks(site)).map((piece) =>
    piece.tone === undefined ? piece.text : codeLink('status', Number.parseInt(piece.text, 10), site),
  );
