// In: `details` of the operator profile: what no contract and no table can know of a provider. Out: their schema.
// Why: a page prints each in a column of its provider's values, `{operator.details.load_tests}`. Where one is not set, it says who tells it.
import { strict, text } from '@gateway-docs/kit/schema';

/** What fills the cell of a table, such as `TLS 1.2 and TLS 1.3`. */
const detail = text.max(200).default('Your provider tells you');

export const details = strict({
  tls_versions: detail,
  http_versions: detail,
  keep_alive: detail,
  api_networks: detail,
  callback_tls: detail,
  callback_ports: detail,
  load_tests: detail,
  withdrawal_schedule: detail,
  withdrawal_days: detail,
  withdrawal_minimum: detail,
  withdrawal_commission: detail,
  commission_invoice: detail,
  card_brands: detail,
  statement_name: detail,
  data_location: detail,
  transactions_kept: detail,
  log_kept: detail,
  sandbox_kept: detail,
  privacy_contact: detail,
  notice_period: detail,
  v1_until: detail,
  urgent_contact: detail,
  response_times: detail,
  maintenance: detail,
  session_length: detail,
  sign_in: detail,
});
