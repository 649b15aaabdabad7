/**
 * `npm run sandbox [-- --port 8090 --speed 1 --callback-url http://127.0.0.1:3000/callbacks]`: the sandbox gateway for a
 * developer's machine. It prints what a client needs, then one line for each request and callback.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox';

const DEFAULT_PORT = '8090';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      speed: { type: 'string', default: '1' },
      'callback-url': { type: 'string' },
    },
  });
  const { url, settings } = await startSandbox(path.resolve(__dirname, '..'), {
    port: Number(values.port),
    speed: Number(values.speed),
    callbackUrl: values['callback-url'],
    log: (line) => console.log(`${new Date().toISOString()} ${line}`),
  });
  const [point] = settings.points;
  if (!point) throw new Error('The sandbox has no point');
  console.log(`Sandbox gateway at ${url}, everything in memory. In the shell of your client:`);
  console.log(`  export GATEWAY_API_URL=${url}`);
  console.log(`  export GATEWAY_POINT_ID=${point.id} GATEWAY_API_TOKEN=${point.tokens[0] ?? ''}`);
  console.log(`Payer pages of answers (${settings.hosts.checkout}/p/<id>) open at ${url}/p/<id>`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
