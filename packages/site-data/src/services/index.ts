export { acceptsValue, calledForBy, isNeeded } from './accepts-value';
export { benchScenarios } from './bench-scenarios';
export { byPlace, isLocal, servingEverywhere, servingOnly } from './by-place';
export { localeOf } from './example-locale';
export { checkFields, exampleFields } from './service-example';
export * from './service-scenario';
export * from './service-schema';
export { MATCHES } from '../tables/test-value';
export { testValueFor } from './service-scenario';
