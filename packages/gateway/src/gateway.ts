/**
 * One request from its raw bytes to its response, in the order of the real gateway: path, method, media type, size, who
 * calls, what is asked, the operation. It never throws: a bug is answered with error 13.
 */
import type { Version } from '@gateway-docs/site-data/model';
import { ApiError, refused } from './api-error';
import { createIdempotencyKeys } from './authentication/idempotency';
import { createReplays } from './authentication/replays';
import { createV1Authentication } from './authentication/v1';
import { authenticateV2 } from './authentication/v2';
import { checkedBody, type Contract, type ContractOperation, type Route } from './contract/contract';
import type { OperationId } from './contract/operation-types';
import { ErrorCode } from './generated/codes';
import { parseJson } from './http/parse-json';
import { createResponseFormat, TransportError, type GatewayResponse } from './http/response';
import type { JsonObject } from './json';
import { LostResponse, type Call, type Outcome } from './operations/call';
import { exampleFor, isDocumented } from './operations/example';
import { handlerFor } from './operations/operations';
import type { RequestHeaders } from './portable/headers';
import type { Point } from './settings';
import type { SandboxState } from './state/sandbox-state';

export interface GatewayRequest {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array | 'too-large';
}

/** Of every response: what support finds the request by. */
export const REQUEST_ID = 'X-Request-Id';
const REQUEST_ID_BYTES = 12;

const JSON_MEDIA = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The operation whose response is a secret: it is not stored for a repetition. */
const ANSWERED_ONCE: OperationId = 'invoicing-token';

/** Paths of v1 answer with HTTP 200 even when nothing is there, as long as there is a version 1. */
const versionOfPath = (path: string, { operations }: Contract): Version =>
  /\/v1(\/|$)/.test(path) && operations.some(({ version }) => version === 'v1') ? 'v1' : 'v2';

/**
 * @returns the body's bytes and the route, once both are there
 * @throws TransportError 20 or 10
 */
function checkTransport({ method, headers, body }: GatewayRequest, route: Route | undefined) {
  if (!route) throw new TransportError(ErrorCode.NOT_FOUND, 'no such endpoint', 404);
  if (method !== 'POST') throw new TransportError(ErrorCode.BAD_REQUEST, 'the method must be POST', 405);
  if (!JSON_MEDIA.test(headers['content-type'] ?? ''))
    throw new TransportError(ErrorCode.BAD_REQUEST, 'Content-Type must be application/json in UTF-8', 415);
  // The signature covers the bytes that arrive, and those of a compressed body are not JSON.
  if (headers['content-encoding'] !== undefined)
    throw new TransportError(ErrorCode.BAD_REQUEST, 'Content-Encoding must not be sent', 415);
  if (body === 'too-large') throw new TransportError(ErrorCode.BAD_REQUEST, 'the body is too large', 413);
  return { route, raw: body };
}

/** Codes of calls that name something which does not exist. */
const NAMES_NOTHING: readonly ErrorCode[] = [
  ErrorCode.NOT_FOUND,
  ErrorCode.TRANSACTION_NOT_FOUND,
  ErrorCode.NO_TRANSACTION_WITH_THIS_ID,
];

/** Carries a call out. A documented request may name what only its example knows; then its example answers. */
function carryOut<Id extends OperationId>(sandbox: SandboxState, call: Call<Id>): Outcome<Id> {
  try {
    return handlerFor(call.operation.id)(sandbox, call);
  } catch (error) {
    const namesNothing = error instanceof ApiError && NAMES_NOTHING.includes(error.code);
    if (namesNothing && isDocumented(call)) return exampleFor(call);
    throw error;
  }
}

/** @param sandbox the state of one run, which the operations read and change */
export function createGateway(sandbox: SandboxState) {
  const { settings, clock } = sandbox;
  const format = createResponseFormat(sandbox.tables['api-error-codes']);
  const v1 = createV1Authentication(settings, sandbox.memory);
  const replays = createReplays(sandbox.memory);
  const keys = createIdempotencyKeys(settings.idempotencyKeyHours, clock, sandbox.memory);

  /** Turns whatever happens into a response. */
  async function respond(version: Version, work: () => GatewayResponse | Promise<GatewayResponse>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) return format.error(error, version);
      settings.log(`error 13: ${error instanceof Error ? error.message : 'unknown'}`);
      return format.error(refused.INTERNAL_ERROR(), version);
    }
  }

  function execute<Id extends OperationId>(
    operation: ContractOperation<Id>,
    { parameters }: Route,
    point: Point,
    sent: JsonObject,
  ): GatewayResponse {
    const body = checkedBody(operation, sent);
    const outcome = carryOut(sandbox, { operation, version: operation.version, point, body, parameters });
    if (!(outcome instanceof LostResponse)) return format.success(outcome);
    const response = format.success(outcome.response, outcome.how);
    return outcome.response === null ? { ...response, body: '' } : response;
  }

  async function handleV2(route: Route, { path, headers }: GatewayRequest, raw: Uint8Array) {
    const { operation } = route;
    const { point, signature } = authenticateV2(settings, headers, path, raw, clock.now());
    const once = refused.INVALID_AUTH('X-Signature was used before; a token is never answered twice');
    const carriedOut = () => respond('v2', () => execute(operation, route, point, parseJson(raw)));
    return replays.once(
      signature,
      () =>
        respond('v2', () => keys.once({ point, path, headers, body: raw }, operation.takesKey, carriedOut)),
      operation.id === ANSWERED_ONCE ? format.error(once, 'v2') : undefined,
    );
  }

  function handleBearer(route: Route, { headers }: GatewayRequest, raw: Uint8Array): GatewayResponse {
    const point = sandbox.bearerTokens.check(headers.authorization);
    return execute(route.operation, route, point, parseJson(raw));
  }

  function handleV1(route: Route, raw: Uint8Array): GatewayResponse {
    const body = parseJson(raw);
    return execute(route.operation, route, v1.authenticate(body), body);
  }

  return {
    async handle(request: GatewayRequest) {
      const found = sandbox.contract.route(request.path);
      const version = found?.operation.version ?? versionOfPath(request.path, sandbox.contract);
      let replayed = false;
      const response = await respond(version, async () => {
        const { route, raw } = checkTransport(request, found);
        if (route.operation.credentials === 'v1') return handleV1(route, raw);
        if (route.operation.credentials === 'bearer') return handleBearer(route, request, raw);
        const result = await handleV2(route, request, raw);
        ({ replayed } = result);
        return result.response;
      });
      const id = sandbox.random.hex(REQUEST_ID_BYTES);
      const identified: GatewayResponse = { ...response, headers: { ...response.headers, [REQUEST_ID]: id } };
      sandbox.memory.changed();
      return { response: identified, replayed };
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;
