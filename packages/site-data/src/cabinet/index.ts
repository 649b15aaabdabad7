export type { Cell } from './cells';
export { actionsOf, permissionsOf, rolesOn } from './check-cabinet';
export type { CabinetColumn } from './columns-schema';
export { type Cabinet, type CabinetTable, refuseCabinet } from './read-cabinet';
export { type Exponents, type Money, exponentOf, readMoney } from './money';
export { type Roles, rolesWith } from './roles-schema';
export { type Screen, type ScreenAction, type ScreenPanel, schema as screenSchema } from './screen-schema';
