/**
 * The gateway's responses: the envelope with the wording of data/api-error-codes.yaml, and the HTTP status of the version.
 */
import { fieldInMessage } from '@gateway-docs/contract/values';
import type { Version } from '@gateway-docs/site-data/model';
import type { ApiErrorCodeTable } from '@gateway-docs/site-data/tables';
import { ApiError, type FailureCode } from '../api-error';
import { ErrorCode } from '../generated/codes';
import { redact } from './redaction';

/** An error that HTTP itself knows: its v2 response has another status than that of its code. */
export class TransportError extends ApiError {
  override readonly name = 'TransportError';

  /**
   * @param httpStatus 404 for no such path, 405, 413, 415
   * @param details `error.message`
   */
  constructor(
    code: FailureCode,
    details: string,
    readonly httpStatus: number,
  ) {
    super(code, details);
  }
}

export interface GatewayResponse {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** `error.code`, for the log. */
  readonly code: ErrorCode;
  /** The response is made, stored for a replay, and then lost on its way; the test data ask for it. */
  readonly lost?: 'connection_closed' | 'not_json';
}

type Headers = GatewayResponse['headers'];
const NO_HEADERS: Headers = {};
/** Of an HTTP status, which version 1 does not use: seconds to wait, and the method to use instead. */
const HEADERS: Readonly<Record<number, Headers>> = { 405: { Allow: 'POST' }, 429: { 'Retry-After': '1' } };

/** @param table data/api-error-codes.yaml */
export function createResponseFormat(table: ApiErrorCodeTable) {
  const rows = new Map(table.rows.map((row) => [row.code, row]));
  const envelope = (code: ErrorCode, message: string | null, response: unknown) => {
    const field = message === null ? undefined : fieldInMessage(message);
    const error = { code, title: rows.get(code)?.title, message, ...(field === undefined ? {} : { field }) };
    return JSON.stringify({ error, response });
  };

  function httpStatusOf(error: ApiError, version: Version): number {
    if (version === 'v1') return 200;
    if (error instanceof TransportError) return error.httpStatus;
    return rows.get(error.code)?.http_status_v2 ?? 500;
  }

  return {
    /** @param response member of the envelope */
    success: (response: unknown, lost?: GatewayResponse['lost']) => ({
      httpStatus: 200,
      headers: NO_HEADERS,
      body: envelope(ErrorCode.SUCCESS, null, response),
      code: ErrorCode.SUCCESS,
      ...(lost ? { lost } : {}),
    }),
    error(error: ApiError, version: Version) {
      const httpStatus = httpStatusOf(error, version);
      const body = envelope(error.code, error.details === null ? null : redact(error.details), null);
      return { httpStatus, headers: HEADERS[httpStatus] ?? NO_HEADERS, body, code: error.code };
    },
  };
}
