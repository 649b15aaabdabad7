export { COMMANDS, type Command } from './command-line';
export {
  CALLBACK_CHECKS,
  CLIENT_CHECKS,
  CONFORMANCE_LIMITS,
  type ConformanceCheck,
  V1_CHECKS,
  V1_LIMIT,
} from './conformance-checks';
export {
  CHECKING,
  checkFormRoute,
  operationFormRoute,
  SCENARIOS_ROUTE,
  serviceFormRoute,
} from './request-form';
