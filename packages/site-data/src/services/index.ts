export { acceptsValue } from './accepts-value';
export { byPlace, isLocal } from './by-place';
export { localeOf } from './example-locale';
export { checkFields, exampleFields } from './service-example';
export {
  CANCEL,
  FAIL_CHECK,
  HOSTED_SECONDS,
  PASS_CHECK,
  type PlayedScenario,
  type ScenarioOutcome,
  type ScenarioStep,
  type SentValue,
  hostedOutcome,
  playedScenario,
} from './service-scenario';
export {
  type Service,
  type ServiceCall,
  type ServiceField,
  type ServiceScenario,
  callOf,
  schema,
} from './service-schema';
export { testValueFor } from './service-test-value';
export { servingEverywhere, servingOnly } from './serving';
