/**
 * One request from its raw bytes to its answer, in the order of the real gateway: path, method, media type, size, who
 * calls, what is asked, the operation. It never throws: a bug is answered with error 13.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Version } from '../src/reference/contract/operation';
import { createReplays } from './authentication/replays';
import { createV1Authentication } from './authentication/v1';
import { authenticateV2 } from './authentication/v2';
import type { Route } from './contract/contract';
import { createAnswerFormat, Refusal, type Answer } from './http/answer';
import { parseJson, type JsonObject } from './http/parse-json';
import { LostResponse, type Call } from './operations/call';
import { example, isDocumented } from './operations/example';
import { operationFor } from './operations/operations';
import type { Point } from './settings';
import type { World } from './world/world';

export interface GatewayRequest {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | 'too-large';
}

export interface Gateway {
  handle(request: GatewayRequest): Promise<{ answer: Answer; replayed: boolean }>;
}

const JSON_MEDIA = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The operation whose answer is a secret: it is not kept for a repetition. */
const ANSWERED_ONCE = 'invoicing-token';

/** Paths of v1 answer with HTTP 200 even when nothing is there. */
const versionOfPath = (path: string): Version => (/\/v1(\/|$)/.test(path) ? 'v1' : 'v2');

/** @throws Refusal 20 or 10 */
function checkTransport(
  { method, headers, body }: GatewayRequest,
  route: Route | undefined,
): asserts route is Route {
  if (!route) throw new Refusal(20, 'no such endpoint', 404);
  if (method !== 'POST') throw new Refusal(10, 'the method must be POST', 405);
  if (!JSON_MEDIA.test(headers['content-type'] ?? '')) {
    throw new Refusal(10, 'Content-Type must be application/json in UTF-8', 415);
  }
  if (body === 'too-large') throw new Refusal(10, 'the body is too large', 413);
}

/** Codes of calls that name something which does not exist. */
const NOT_FOUND: readonly number[] = [20, 200, 208];

export function createGateway(world: World): Gateway {
  const { settings, clock } = world;
  const format = createAnswerFormat(world.tables['api-error-codes']);
  const v1 = createV1Authentication(settings);
  const replays = createReplays(settings.capacity);

  /** Turns whatever happens into an answer. */
  async function answering(version: Version, work: () => Answer | Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) return format.refusal(error, version);
      settings.log(`error 13: ${error instanceof Error ? error.message : 'unknown'}`);
      return format.refusal(new Refusal(13), version);
    }
  }

  function execute({ operation, parameters }: Route, point: Point, body: JsonObject): Answer {
    operation.checkRequest(body);
    const { auth: _credentials, ...business } = body;
    const call = { operation, version: operation.version, point, body: business, parameters };
    const response = carryOut(call);
    if (!(response instanceof LostResponse)) return format.success(response);
    const answer = format.success(response.response, response.how);
    return response.response === null ? { ...answer, body: '' } : answer;
  }

  /** A documented request may name what only its example knows; then its example answers. */
  function carryOut(call: Call) {
    try {
      return operationFor(call.operation.id)(world, call);
    } catch (error) {
      const unknown = error instanceof Refusal && NOT_FOUND.includes(error.code);
      if (unknown && isDocumented(call)) return example(world, call);
      throw error;
    }
  }

  async function handleV2(route: Route, { path, headers }: GatewayRequest, raw: Buffer) {
    const { point, signature } = authenticateV2(settings, headers, path, raw, clock.now());
    const once = new Refusal(11, 'X-Signature was used before; a token is never answered twice');
    return replays.once(
      signature,
      () => answering('v2', () => execute(route, point, parseJson(raw))),
      route.operation.id === ANSWERED_ONCE ? format.refusal(once, 'v2') : undefined,
    );
  }

  function handleBearer(route: Route, { headers }: GatewayRequest, raw: Buffer): Answer {
    const point = world.bearerTokens.check(headers.authorization);
    return execute(route, point, parseJson(raw));
  }

  function handleV1(route: Route, raw: Buffer): Answer {
    const body = parseJson(raw);
    return execute(route, v1.authenticate(body), body);
  }

  return {
    async handle(request) {
      const route = world.contract.route(request.path);
      const version = route?.operation.version ?? versionOfPath(request.path);
      let replayed = false;
      const answer = await answering(version, async () => {
        checkTransport(request, route);
        const raw = request.body as Buffer;
        if (route.operation.credentials === 'v1') return handleV1(route, raw);
        if (route.operation.credentials === 'bearer') return handleBearer(route, request, raw);
        const result = await handleV2(route, request, raw);
        ({ replayed } = result);
        return result.answer;
      });
      return { answer, replayed };
    },
  };
}
