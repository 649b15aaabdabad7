/**
 * The gateway's answers: the envelope with the wording of data/api-error-codes.yaml, and the HTTP status of the version.
 */
import type { Version } from '../../src/reference/contract/operation';
import type { ApiErrorCodeTable } from '../../src/reference/tables/schemas/api-error-codes';
import { redact } from './redaction';

export interface Answer {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** `error.code`, for the log. */
  readonly code: number;
  /** The answer is made, kept for a replay, and then lost on its way; the test data ask for it. */
  readonly lost?: 'connection_closed' | 'not_json';
}

/** A documented error. Thrown anywhere below the server, it becomes the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param code of data/api-error-codes.yaml
   * @param details `error.message`, for the merchant's developer; secrets are removed from it
   * @param httpStatus where v2 has another status than the code's own: 404 for no such path, 405, 413, 415
   */
  constructor(
    readonly code: number,
    readonly details: string | null = null,
    readonly httpStatus?: number,
  ) {
    super(`${code} ${details ?? ''}`);
  }
}

export interface AnswerFormat {
  success(response: unknown, lost?: Answer['lost']): Answer;
  refusal(refusal: Refusal, version: Version): Answer;
}

type Headers = Answer['headers'];
const NO_HEADERS: Headers = {};
/** Of error 15 in v2: seconds to wait. */
const RETRY_AFTER: Headers = { 'Retry-After': '1' };

/** @param table data/api-error-codes.yaml */
export function createAnswerFormat(table: ApiErrorCodeTable): AnswerFormat {
  const rows = new Map(table.rows.map((row) => [row.code, row]));
  const envelope = (code: number, message: string | null, response: unknown) =>
    JSON.stringify({ error: { code, title: rows.get(code)?.title, message }, response });

  return {
    success: (response, lost) => ({
      httpStatus: 200,
      headers: {},
      body: envelope(0, null, response),
      code: 0,
      ...(lost ? { lost } : {}),
    }),
    refusal: ({ code, details, httpStatus }, version) => ({
      httpStatus: version === 'v1' ? 200 : (httpStatus ?? rows.get(code)?.http_status_v2 ?? 500),
      headers: code === 15 && version === 'v2' ? RETRY_AFTER : NO_HEADERS,
      body: envelope(code, details === null ? null : redact(details), null),
      code,
    }),
  };
}
