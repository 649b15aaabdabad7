export { type BrandingColours, checkColours } from './check-colours';
export { PAIRS, failingPairs } from './contrast';
export { type Branding, type Logo, filesOf, readBranding } from './read-branding';
export { MODES, type Mode, type Palette, paletteOf } from './palette';
export { readPicture } from './picture';
export { SERVED_PICTURES } from './served-pictures';
export { type Colours, SELECTORS, coloursOf, readColours } from './tokens';
export { type Typeface, packagedTypeface } from './typeface';
