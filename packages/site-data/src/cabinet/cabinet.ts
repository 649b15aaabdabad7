/**
 * The merchant cabinet as pages see it: roles, menu, columns and screens, with typed cells and every computed column.
 */
import type { Cell } from './cells';
import type { CabinetColumn } from './columns-schema';
import type { Exponents } from './money';
import type { Roles } from './roles-schema';
import type { Screen } from './screen-schema';
import type { Examples, Sections } from './sections-schema';

/** A table of a screen with its columns in full and its cells. */
export interface CabinetTable {
  readonly id: string;
  readonly columns: readonly CabinetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cabinet {
  /** Decimals of each currency. */
  readonly exponents: Exponents;
  readonly roles: Roles;
  readonly sections: Sections;
  readonly columns: ReadonlyMap<string, CabinetColumn>;
  /** In the order of the menu, by id. */
  readonly screens: ReadonlyMap<string, Screen>;
  /** Tables of each screen, by its id. */
  readonly tables: ReadonlyMap<string, readonly CabinetTable[]>;
  /** Worked examples of the guides, by name. */
  readonly examples: Examples;
}
