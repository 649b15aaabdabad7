/** Runs a merchant's client once against a gateway with a fault, and notes every call that it makes. */
import { spawn } from 'node:child_process';
import type { GatewayParts } from '../catalogue/catalogue';
import { ErrorCode } from '../generated/codes';
import { startGateway } from '../http/start-gateway';
import { objectOf, parsed } from '../json';
import { textOf } from '../portable/bytes';
import { withFault, type FaultName } from './client-faults';

/** One call as the gateway saw it. */
export interface SeenCall {
  readonly operation: string;
  /** Undefined where the body names none. */
  readonly externalId: string | undefined;
  readonly code: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isPayment: boolean;
}

const PAYMENTS = new Set(['transaction-create', 'transaction-pay']);

/** The call itself is wrong: nobody has looked at the payment. */
const MALFORMED_OR_FORGED: ReadonlySet<number> = new Set([
  ErrorCode.BAD_REQUEST,
  ErrorCode.INVALID_AUTH,
  ErrorCode.INCORRECT_HEADERS,
  ErrorCode.INVALID_SIGNATURE,
]);

function externalIdOf(body: Uint8Array | 'too-large'): string | undefined {
  const { external_transaction_id: id } = objectOf(parsed(body === 'too-large' ? '' : textOf(body)));
  return typeof id === 'string' ? id : undefined;
}

/** How the command ended, in words. It is ended, with everything that it started, after the time-out. */
function ending(command: string, environment: NodeJS.ProcessEnv, timeoutSeconds: number): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: 'ignore',
      env: environment,
      detached: process.platform !== 'win32',
    });
    const timer = setTimeout(() => {
      // A shell and what it has started are one group, except on Windows.
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill();
      resolve(`was ended after ${timeoutSeconds} seconds`);
    }, timeoutSeconds * 1000);
    const end = (how: string): void => {
      clearTimeout(timer);
      resolve(how);
    };
    child.once('error', (error) => end(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => end(`ended with ${signal ?? `exit status ${String(code)}`}`));
  });
}

/** @param command for the shell */
export async function runClient(
  { catalogue, schemas }: GatewayParts,
  command: string,
  fault: FaultName,
  timeoutSeconds: number,
) {
  const calls: SeenCall[] = [];
  let isSpent = false;
  const sandbox = await startGateway(
    catalogue,
    schemas,
    {},
    {
      wrap: ({ gateway, state }) => ({
        async handle(request) {
          const operation = state.contract.route(request.path)?.operation.id ?? request.path;
          const isPayment = PAYMENTS.has(operation);
          const applies = isPayment && !isSpent;
          if (applies) isSpent = true;
          const at = Date.now();
          const forward = () => gateway.handle(request);
          const result = applies ? await withFault(fault, request, state, forward) : await forward();
          const { code } = result.response;
          // A payment that was refused for its own sake does not use the fault up.
          if (applies && fault !== 'none' && MALFORMED_OR_FORGED.has(code)) isSpent = false;
          calls.push({ operation, externalId: externalIdOf(request.body), code, at, isPayment });
          return result;
        },
      }),
    },
  );
  const [point] = sandbox.settings.points;
  const environment = {
    ...process.env,
    GATEWAY_API_URL: sandbox.url,
    GATEWAY_POINT_ID: String(point?.id),
    GATEWAY_API_TOKEN: point?.tokens[0] ?? '',
  };
  try {
    const ended = await ending(command, environment, timeoutSeconds);
    // External ids under which a transaction exists at the end.
    const registered = sandbox
      .state()
      .transactions.all()
      .map(({ state }) => state.external_transaction_id)
      .filter((id) => calls.some(({ externalId, isPayment }) => isPayment && externalId === id));
    return { calls, registered, ending: ended };
  } finally {
    await sandbox.stop();
  }
}

export type ClientRun = Awaited<ReturnType<typeof runClient>>;
