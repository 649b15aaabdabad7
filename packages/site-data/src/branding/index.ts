export { type LookColours, checkColours } from './check-colours';
export { PAIRS, failingPairs } from './contrast';
export { type Logo, type Look, filesOf, loadLogo, loadLook } from './load-look';
export { MODES, type Mode, type Palette, paletteOf } from './palette';
export { readPicture } from './picture';
export { SERVED_PICTURES } from './served-pictures';
export { type Colours, SELECTORS, coloursOf, fixedColours } from './tokens';
export { type Typeface, packagedTypeface } from './typeface';
