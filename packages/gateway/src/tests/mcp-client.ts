/** A client of the Model Context Protocol in both versions in use, over a transport or the standard streams of a process. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  type Transport,
} from '@modelcontextprotocol/server';

export const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25'] as const;
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number];

interface McpReply {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
}

/** Sends messages, and takes those that come. */
interface Wire {
  readonly send: (message: object) => void;
  take(message: unknown): void;
}

const CLIENT = { name: 'test', version: '1.0.0' };

/** Begins a connection as clients of this version do. */
function createMcpClient(wire: Wire, version: ProtocolVersion) {
  const isModern = version === '2026-07-28';
  const waiting = new Map<number, (reply: McpReply) => void>();
  let last = 0;
  wire.take = (message) => {
    const { id } = message as { readonly id?: number };
    if (id !== undefined) waiting.get(id)?.(message as McpReply);
  };
  const meta = {
    [PROTOCOL_VERSION_META_KEY]: version,
    [CLIENT_INFO_META_KEY]: CLIENT,
    [CLIENT_CAPABILITIES_META_KEY]: {},
  };
  const request = (method: string, params: object = {}): Promise<McpReply> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      wire.send({ jsonrpc: '2.0', id: last, method, params: isModern ? { ...params, _meta: meta } : params });
    });
  return {
    request,
    /** The first request of a connection. */
    async open(): Promise<McpReply> {
      if (isModern) return request('server/discover');
      const opened = await request('initialize', {
        protocolVersion: version,
        capabilities: {},
        clientInfo: CLIENT,
      });
      wire.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
      return opened;
    },
    async use(name: string, given: object = {}): Promise<ToolResult> {
      const { result, error } = await request('tools/call', { name, arguments: given });
      if (!result) throw new Error(error?.message ?? 'There is no result');
      const { content, isError = false } = result as {
        content: readonly { readonly text: string }[];
        isError?: boolean;
      };
      return { isError, text: content.map(({ text }) => text).join('\n') };
    },
  };
}

export type McpClient = ReturnType<typeof createMcpClient>;

/** @param transport the client's end of a pair */
export async function overTransport(transport: Transport, version: ProtocolVersion): Promise<McpClient> {
  const wire: Wire = { send: (message) => void transport.send(message as never), take: () => undefined };
  transport.onmessage = (message) => wire.take(message);
  await transport.start();
  return createMcpClient(wire, version);
}

/** @param child a process that speaks the protocol in lines, and prints nothing else */
export function overStreams(child: ChildProcessWithoutNullStreams, version: ProtocolVersion): McpClient {
  const wire: Wire = {
    send: (message) => child.stdin.write(`${JSON.stringify(message)}\n`),
    take: () => undefined,
  };
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = (text + part).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) wire.take(JSON.parse(line));
  });
  return createMcpClient(wire, version);
}
