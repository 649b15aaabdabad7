import { createServer, type Server } from 'node:http';
import { listen, type RunningServer } from '../../../scripts/serve/server';

/** One address behind which a release takes the place of another. */
export interface Host extends RunningServer {
  readonly deploy: (release: Server) => void;
}

/** @param first answers until another release is deployed */
export async function host(first: Server): Promise<Host> {
  let running = first;
  const server = createServer((request, response) => void running.emit('request', request, response));
  return { ...(await listen(server, 0)), deploy: (release) => (running = release) };
}
