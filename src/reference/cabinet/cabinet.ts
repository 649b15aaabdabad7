/**
 * The merchant cabinet as pages see it: roles, menu, columns and screens, with every cell and sum ready to show.
 */
import type { CabinetColumn } from './columns-schema';
import type { ContractField } from './contract-fields';
import type { Reconciled } from './reconcile';
import type { Reconciliation } from './reconciliation-schema';
import type { Roles } from './roles-schema';
import type { Screen } from './screen-schema';
import type { Sections } from './sections-schema';
import type { TariffExample } from './tariff-example-schema';

/** A table of a screen with its columns in full and its cells as text. */
export interface ShownTable {
  readonly id: string;
  readonly columns: readonly CabinetColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** A figure of a screen with its value as text. */
export interface ShownCard {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
}

export interface Cabinet {
  readonly roles: Roles;
  readonly sections: Sections;
  readonly columns: ReadonlyMap<string, CabinetColumn>;
  /** In the order of the menu, by id. */
  readonly screens: ReadonlyMap<string, Screen>;
  /** Tables of each screen, by its id. */
  readonly tables: ReadonlyMap<string, readonly ShownTable[]>;
  readonly cards: ReadonlyMap<string, readonly ShownCard[]>;
  /** Fields of the contract that columns and form fields name, by the name that the data uses. */
  readonly fields: ReadonlyMap<string, ContractField>;
  readonly month: Reconciliation;
  readonly reconciled: Reconciled;
  readonly tariffs: TariffExample;
}
