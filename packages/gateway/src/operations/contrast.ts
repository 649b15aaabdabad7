/** Contrast of two colours, by WCAG 2.2 (relative luminance in sRGB). */

/** @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns 1 for equal colours, 21 for black and white */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
