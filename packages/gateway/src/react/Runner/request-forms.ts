import { fetchOnce } from '@gateway-docs/kit';
import type { RequestForm } from '../../protocol/request-form';

/** In: the address of a request form. Out: the form, fetched once in a visit. */
export const requestForm = fetchOnce(
  async (response): Promise<RequestForm> => (await response.json()) as RequestForm,
);
