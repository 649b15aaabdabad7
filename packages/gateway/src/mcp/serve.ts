/**
 * `node gateway.mjs mcp`: the documentation and a local gateway for a coding agent, by the Model Context Protocol over standard input and output. The
 * SDK speaks the protocol of 2026-07-28 and those since 2024-11-05 of older clients. Nothing else may be printed to standard output.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import texts from '../../../../data/texts/mcp.json';
import type { GatewayParts } from '../catalogue/catalogue';
import type { Docs } from '../docs/docs';
import { docsTools } from './docs-tools';
import { gatewayTools } from './gateway-tools';
import { secretTools } from './secret-tools';
import type { Tool } from './tool';

/** @param environment with the secrets */
export const allTools = (parts: GatewayParts, docs: Docs, environment: NodeJS.ProcessEnv): Tool[] => [
  ...docsTools(docs),
  ...secretTools(parts, environment),
  ...gatewayTools(parts),
];

/** Markdown as it is, and data as JSON. */
const textOf = (result: unknown): string =>
  typeof result === 'string' ? result : JSON.stringify(result, null, 1);

/**
 * A server for one connection. An error of a tool, a wrong input among them, becomes its result, and the server goes on.
 * @param tools share the local gateway of the process
 */
export function createMcpServer(tools: readonly Tool[], { brand, version }: Pick<Docs, 'brand' | 'version'>) {
  const { name, title, instructions, hints } = texts;
  const server = new McpServer({ name, title: title.replace('{brand}', brand), version }, { instructions });
  for (const { name: of, title: shown, description, input, isReadOnly, run } of tools)
    server.registerTool(
      of,
      { title: shown, description, inputSchema: input, annotations: { ...hints, readOnlyHint: isReadOnly } },
      async (given) => ({ content: [{ type: 'text', text: textOf(await run(given as never)) }] }),
    );
  return server;
}

/** Runs until its input ends. */
export function serveMcp(parts: GatewayParts, docs: Docs): void {
  const tools = allTools(parts, docs, process.env);
  serveStdio(() => createMcpServer(tools, docs), { onerror: (error) => console.error(error.message) });
}
