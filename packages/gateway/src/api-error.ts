/** The one error of the sandbox's domain. It knows nothing of HTTP; `http/response.ts` turns it into a response. */
import { ErrorCode } from './generated/codes';

/** A code of `error.code` other than that of success. */
export type FailureCode = Exclude<ErrorCode, typeof ErrorCode.SUCCESS>;

/** A documented error. Thrown anywhere below the server, it becomes the response. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  /**
   * @param code `error.code`
   * @param details `error.message`, for the merchant's developer; secrets are removed from it
   */
  constructor(
    readonly code: FailureCode,
    readonly details: string | null = null,
  ) {
    super(`${code} ${details ?? ''}`);
  }
}

type FailureName = Exclude<keyof typeof ErrorCode, 'SUCCESS'>;

const failures = Object.entries(ErrorCode).map(([name, code]) => [
  name,
  (details?: string) => new ApiError(code as FailureCode, details),
]);

/** Makes the error of a code, by the name of the code: `throw refused.NOT_FOUND('invoice_id: no such invoice')`. */
export const refused = Object.fromEntries(failures) as Readonly<
  Record<FailureName, (details?: string) => ApiError>
>;
