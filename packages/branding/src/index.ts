export { type BrandingColours, checkColours, darkAccentOf } from './colours/check-colours';
export { PAIRS, failingPairs } from './colours/contrast';
export { MODES, type Mode, type Palette, paletteOf } from './colours/palette';
export { type Colours, coloursOf, readColours } from './colours/tokens';
export { readSvg as readPicture } from '@gateway-docs/pictures';
export { SERVED_PICTURES } from './pictures/served-pictures';
export { type Branding, type Logo, readBranding } from './read-branding';
