export {
  type Json,
  type JsonObject,
  isJsonList,
  isJsonObject,
  listOf,
  mapStrings,
  mapValues,
  objectOf,
} from './json';
export type {
  Constraints,
  Credentials,
  ErrorText,
  Example,
  Family,
  Field,
  Operation,
  Response,
  Version,
} from './operation';
export {
  API_VERSIONS,
  API_VERSION_ATTRIBUTE,
  API_VERSION_KEY,
  VERSION_IN_PATH,
  type ApiVersion,
} from './api-version';
