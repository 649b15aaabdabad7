/** In: what a gateway is made of in the repository. Out: the same without what only pages show, as the file for readers holds it. */
import type { CallSource } from '../contract/contract';
import { isObject } from '../json';
import type { Catalogue } from '../catalogue/catalogue';

const named = ({ name, value }: CallSource['requestExamples'][number]) => ({ name, value });

/** Errors have no place in the catalogue: the gateway writes them itself. */
const isSuccess = ({ value }: CallSource['requestExamples'][number]) =>
  isObject(value) && isObject(value.error) && value.error.code === 0;

function trimmedCall(call: CallSource): CallSource {
  const { id, version, family, credentials, errors, path, requestSchema } = call;
  const marked = call.request
    .filter(({ name }) => name === 'fields')
    .map(({ name, fields }) => ({ name, fields: fields.filter(({ sensitive }) => sensitive !== undefined) }));
  return {
    id,
    version,
    family,
    credentials,
    errors,
    path,
    headers: call.headers.map(({ name }) => ({ name })),
    ...(requestSchema === undefined ? {} : { requestSchema }),
    requestExamples: call.requestExamples.map(named),
    responses: call.responses
      .filter(({ status }) => status === '200')
      .map(({ status, examples }) => ({ status, examples: examples.filter(isSuccess).map(named) })),
    request: marked,
  };
}

/** Without the words and codes of the guide, and values that only the build tries. */
const trimmedService = (service: Catalogue['services'][number]): Catalogue['services'][number] => ({
  ...service,
  local_names: [],
  share: undefined,
  failure_reasons: [],
  payer_action: '',
  time_to_final: '',
  refund_note: '',
  chargeback_note: '',
  cannot_simulate: '',
  fields: service.fields.map((field) => ({ ...field, near_misses: [] })),
});

/** @returns plain data; equal catalogues make equal data */
export const trimmedCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  calls: catalogue.calls.map(trimmedCall),
  services: catalogue.services.map(trimmedService),
});

/** The same for an engine that plays no guide by itself. */
export const engineCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...trimmedCatalogue(catalogue),
  requests: {},
});
