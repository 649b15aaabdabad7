/** `node gateway.mjs`: starts the gateway, prints what a client needs, and runs until it is stopped. */
import { LOG_KINDS, DEFAULT_PORT } from '../protocol/command-line';
import { startGateway } from '../http/start-gateway';

import type { SandboxState } from '../state/sandbox-state';
import type { Arguments } from './arguments';
import { greeting } from './greeting';
import { OptionMistake } from './option-mistake';
import { addressOf, logKindOf, optional, portOf, speedOf, textOption } from './option-values';
import { explainRequest } from './request-log';
import type { GatewayParts } from '../catalogue/catalogue';
import { createSigner } from './unsigned';
import { createStateWriter, readStateFile, stateFileOf, type StateWriter } from './state-file';

const settingsOf = ({ options }: Arguments) => ({
  port: portOf(options.get('port') ?? String(DEFAULT_PORT)),
  speed: speedOf(options.get('speed') ?? '1'),
  callbackUrl: optional(options, 'callback-url', addressOf),
  seed: optional(options, 'seed', textOption),
});

const print = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

/** A taken port in the words of the option. */
function explainStart(error: unknown, port: number): Error {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return new OptionMistake(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return new OptionMistake(`Port ${port} may not be used by this user. Choose one above 1023 with --port.`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Writes the state at its end, and waits for nobody: callbacks under way are in the state. */
function finishOnSignal(finish: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      finish();
      process.exit(0);
    });
}

/**
 * @returns nothing: the gateway runs on
 * @throws OptionMistake
 */
export async function serve({ catalogue, schemas }: GatewayParts, given: Arguments): Promise<undefined> {
  if (given.operands.length > 0)
    throw new OptionMistake(`"${given.operands.join(' ')}" belongs to no option.`);
  const settings = settingsOf(given);
  const log = logKindOf(given.options.get('log') ?? LOG_KINDS[0]);
  const file = given.options.has('state') ? stateFileOf(given.options.get('state') ?? '') : undefined;
  let writer: StateWriter | undefined;
  const history = { restored: false };

  const sandbox = await startGateway(
    catalogue,
    schemas,
    { ...settings, log: log === 'none' ? () => undefined : print },
    {
      prepare: (state: SandboxState) => {
        history.restored = file !== undefined && readStateFile(file, state);
      },
      changed: () => writer?.changed(),
      ...(given.options.has('unsigned') ? { wrap: createSigner() } : {}),
      ...(log === 'bytes'
        ? { served: (request, response, state) => explainRequest(request, response, state).forEach(print) }
        : {}),
    },
  ).catch((error: unknown) => {
    throw explainStart(error, settings.port);
  });
  if (file !== undefined) writer = createStateWriter(file, sandbox.state);
  writer?.changed();

  finishOnSignal(() => writer?.finish());
  const { callbackUrl } = settings;
  console.log(
    greeting(sandbox, [
      callbackUrl === undefined
        ? 'Callbacks go to the point.callback_url of a request; --callback-url names an address for the others.'
        : `Callbacks go to point.callback_url, else to ${callbackUrl}`,
      file === undefined
        ? 'Everything is in memory and forgotten at the end; --state <file> keeps it.'
        : `State in ${file}: ${history.restored ? 'the run goes on' : 'a new run'}.`,
    ]),
  );
  return undefined;
}
