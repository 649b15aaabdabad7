/** The server of the protocol with a small documentation, in this process, and a client of it. */
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { demoSite } from '@gateway-docs/contract/tests';
import { expect } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { openDocs } from '../docs/docs';
import { allTools, createMcpServer } from '../mcp/serve';
import { overTransport, type ProtocolVersion } from './mcp-client';
import { smallDocs } from './small-docs';

/** @param environment with the secrets */
export async function serveTools(version: ProtocolVersion, environment: NodeJS.ProcessEnv = {}) {
  const parts = await loadCatalogue(demoSite);
  const docs = openDocs(await smallDocs());
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const tools = allTools(parts, docs, environment);
  const served = serveStdio(() => createMcpServer(tools, docs), { transport: theirs });
  const client = await overTransport(ours, version);
  const { result: opened } = await client.open();
  return {
    ...client,
    parts,
    opened,
    /** What a tool gives as data. */
    async used<Result = Record<string, unknown>>(name: string, given: object = {}): Promise<Result> {
      const { isError, text } = await client.use(name, given);
      expect(isError, text).toBe(false);
      return JSON.parse(text) as Result;
    },
    /** The sentence of an error. */
    async refused(name: string, given: object): Promise<string> {
      const { isError, text } = await client.use(name, given);
      expect(isError, text).toBe(true);
      return text;
    },
    stop: () => served.close(),
  };
}

export type ServedTools = Awaited<ReturnType<typeof serveTools>>;
