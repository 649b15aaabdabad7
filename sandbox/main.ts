/**
 * `npm run sandbox [-- --port 8090 --speed 1 --callback-url http://127.0.0.1:3000/callbacks]`: the sandbox gateway for a
 * developer's machine. It prints what a client needs, then one line for each request and callback.
 */
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox';
import { settingsFor } from './settings';

const DEFAULT_PORT = '8090';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      speed: { type: 'string', default: '1' },
      'callback-url': { type: 'string' },
    },
  });
  const siteDir = process.cwd();
  const { points } = settingsFor(siteDir);
  const callbackUrl = values['callback-url'];
  const { url, world } = await startSandbox(siteDir, {
    port: Number(values.port),
    speed: Number(values.speed),
    points: callbackUrl === undefined ? points : points.map((point) => ({ ...point, callbackUrl })),
    log: (line) => console.log(`${new Date().toISOString()} ${line}`),
  });
  const [point] = points;
  if (!point) throw new Error('The sandbox has no point');
  console.log(`Sandbox gateway at ${url}, everything in memory. In the shell of your client:`);
  console.log(`  export GATEWAY_API_URL=${url}`);
  console.log(`  export GATEWAY_POINT_ID=${point.id} GATEWAY_API_TOKEN=${point.tokens[0] ?? ''}`);
  console.log(`Payer pages of answers (${world().settings.checkoutUrl}/p/<id>) open at ${url}/p/<id>`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
