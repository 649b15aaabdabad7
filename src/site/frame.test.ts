import { describe, expect, it } from 'vitest';
import { SERVED_PICTURES } from '@gateway-docs/branding';
import { navbarLogo } from './frame';

const picture = (file: string, width: number, height: number) => ({ file, width, height });
const mark = picture('/mark.svg', 24, 24);

describe('navbarLogo', () => {
  it('shows a mark as a square of 24 px beside the brand, once for both modes', () => {
    expect(navbarLogo({ light: mark, dark: mark, showsBrand: false }, SERVED_PICTURES, 'Fish')).toEqual({
      alt: '',
      src: 'img/logo.svg',
      width: 24,
      height: 24,
    });
  });

  it('gives a word mark the width of its ratio, and says the brand in its place', () => {
    const light = picture('/light.svg', 300, 60);
    const dark = picture('/dark.svg', 300, 60);
    expect(navbarLogo({ light, dark, showsBrand: true }, SERVED_PICTURES, 'Fish')).toEqual({
      alt: 'Fish',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 120,
      height: 24,
    });
  });

  it('draws a very long one lower, so that the bar keeps its room', () => {
    const long = picture('/long.svg', 1000, 100);
    const { width, height } = navbarLogo(
      { light: long, dark: long, showsBrand: true },
      SERVED_PICTURES,
      'Fish',
    );
    expect({ width, height }).toEqual({ width: 160, height: 16 });
  });
});
