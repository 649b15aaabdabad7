/** In: the logo of the profile. Out: how the navbar shows it. */
import type { NavbarLogo } from '@docusaurus/theme-common';
import type { Logo, SERVED_PICTURES } from '@gateway-docs/branding';

/** Height in the bar, and the most that a word mark may take of its width, in pixels. */
const HEIGHT = 24;
const WIDEST = 160;

/**
 * @param logo of the profile
 * @param served where the site serves the pictures
 * @param brand which a word mark says to those who do not see it; beside any other logo it is written
 * @returns the `logo` part of the navbar, with the size of the picture, so that nothing moves when it comes
 */
export function navbarLogo(logo: Logo, served: typeof SERVED_PICTURES, brand: string): NavbarLogo {
  const { light, dark, showsBrand } = logo;
  const width = Math.min(Math.round((HEIGHT * light.width) / light.height), WIDEST);
  return {
    alt: showsBrand ? brand : '',
    src: served.light,
    ...(dark.file !== light.file && { srcDark: served.dark }),
    width,
    height: Math.round((width * light.height) / light.width),
  };
}
