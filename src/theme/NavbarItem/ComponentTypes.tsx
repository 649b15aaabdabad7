// Change: only the two kinds of entries that the navbar has. The original also brings the version and sidebar kinds and
// their code to every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Component of each navbar entry by its `type`. */
export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
};
