/** An error that HTTP itself knows: its v2 response has another status than that of its code. */
import { ApiError, type FailureCode } from '../api-error';

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
