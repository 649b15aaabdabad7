/** `node gateway.mjs play <service> [scenario]`: the scenarios of a guide, by one pasted line. */
import type { Arguments } from '../command/arguments';
import { named, OptionMistake } from '../command/option-mistake';
import { optional, originOf } from '../command/option-values';
import type { GatewayParts } from '../catalogue/catalogue';
import { createContract } from '../contract/contract';
import { startGateway } from '../http/start-gateway';
import { demoPoint } from '../settings';
import { createClient } from './client';
import { partsOf } from './parts';
import { runScenario, type Part, type Stage, type Transcript } from './run-scenario';
import { startReceiver } from './receiver';
import { transcriptText } from './transcript-text';

/** Of the gateway that is started for the time: a minute takes a second, and two runs give the same codes. */
export const RUN_SETTINGS = { speed: 60, seed: 'play' } as const;

function chosenParts(made: GatewayParts, [slug, wanted]: readonly string[], suffix: string): Part[] {
  const services = new Map(made.catalogue.services.map((service) => [service.slug, service]));
  const [example = ''] = services.keys();
  if (slug === undefined)
    throw new OptionMistake(`play needs the slug of a service, as in: node gateway.mjs play ${example}`);
  const parts = partsOf(made.catalogue, named(services, slug, 'There is no service'), suffix);
  if (wanted === undefined) return parts;
  const byScenario = new Map(parts.map((part) => [part.scenario, [part]]));
  return named(byScenario, wanted, `${slug} has no scenario`);
}

/** How long a gateway that runs may take to respond, in milliseconds. */
const REACHED_WITHIN_MS = 5000;

/** Any HTTP response will do. @throws OptionMistake where none comes, before each step waits for one in vain */
async function checkReached(origin: string): Promise<void> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(REACHED_WITHIN_MS) });
  } catch {
    throw new OptionMistake(
      `--url: nothing responds at ${origin}. Start a gateway there, or leave --url out.`,
    );
  }
}

/** @returns 0 when everything ended as documented, else 1 */
export async function scenarioRunCommand(made: GatewayParts, { operands, options }: Arguments) {
  if (operands.length > 2) throw new OptionMistake(`"${operands.slice(2).join(' ')}" is one name too many.`);
  const origin = optional(options, 'url', originOf);
  const parts = chosenParts(made, operands, origin === undefined ? '' : `-${Date.now().toString(36)}`);
  if (origin !== undefined) await checkReached(origin);
  const started =
    origin === undefined ? await startGateway(made.catalogue, made.schemas, RUN_SETTINGS) : undefined;
  const point = demoPoint(made.catalogue.profile);
  const receiver = await startReceiver(point.tokens[0] ?? '');
  const { paths } = createContract(made.catalogue.calls, made.schemas);
  const stage: Stage = {
    client: createClient(origin ?? started?.url ?? '', point, paths),
    receiver,
    speed: started ? RUN_SETTINGS.speed : 1,
  };
  const transcripts: Transcript[] = [];
  try {
    for (const part of parts) {
      const transcript = await runScenario(stage, part);
      transcripts.push(transcript);
      if (!options.has('json')) console.log(`${transcriptText(transcript)}\n`);
    }
  } finally {
    receiver.stop();
    await started?.stop();
  }
  const differing = transcripts.filter(({ differences }) => differences.length > 0);
  if (options.has('json')) console.log(JSON.stringify(transcripts, null, 2));
  else console.log(`${transcripts.length - differing.length} of ${transcripts.length} as documented.`);
  return differing.length === 0 ? 0 : 1;
}
