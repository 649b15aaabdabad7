/**
 * In: a local server. Out: the same server behind a slow line: every byte of every connection shares one bandwidth and pays the delay.
 * The line is shaped here and not in the browser, because a browser's own throttling does not reach what a worker downloads, and the
 * search index is downloaded by a worker. TCP's slow start is not imitated.
 */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Shape {
  readonly roundTripMs: number;
  /** Before the first byte of a connection. */
  readonly handshakeMs: number;
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
}

/** Slow 4G as Lighthouse has it: simulated, and as it shapes a real connection, where each request is so late that nothing else need be. */
export const SHAPES = {
  slow4G: {
    roundTripMs: 150,
    handshakeMs: 150,
    downBytesPerSecond: 1_638_400 / 8,
    upBytesPerSecond: 750_000 / 8,
  },
  late: {
    roundTripMs: 562.5,
    handshakeMs: 0,
    downBytesPerSecond: 1_474_560 / 8,
    upBytesPerSecond: 675_000 / 8,
  },
} as const satisfies Record<string, Shape>;
/** A large write is passed on in pieces of this many bytes, as packets would arrive. */
const PIECE = 4096;

/** One direction of the line: when it is free again, in milliseconds of `performance.now()`. */
interface Lane {
  readonly bytesPerSecond: number;
  readonly delayMs: number;
  freeAt: number;
  /** Bytes so far. */
  passed: number;
}

export interface SlowLink {
  readonly origin: string;
  /** Bytes that have come down the line, those of TLS with them. */
  readonly downloaded: () => number;
  readonly close: () => Promise<void>;
}

/**
 * @param origin origin of the server, such as http://127.0.0.1:3000
 * @param shape of the line
 * @returns its slow twin
 */
export async function slowLink(origin: string, shape: Shape = SHAPES.slow4G): Promise<SlowLink> {
  const lane = (bytesPerSecond: number): Lane => ({
    bytesPerSecond,
    delayMs: shape.roundTripMs / 2,
    freeAt: 0,
    passed: 0,
  });
  const [down, up] = [lane(shape.downBytesPerSecond), lane(shape.upBytesPerSecond)];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    // The handshake of a real connection costs one round trip before the first byte.
    const ready = pause(shape.handshakeMs);
    carry(client, upstream, up, ready);
    carry(upstream, client, down, ready);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      sockets.forEach((socket) => socket.destroy());
    });
  const { protocol } = new URL(origin);
  return { origin: `${protocol}//127.0.0.1:${port}`, downloaded: () => down.passed, close };
}

/** Passes on what one end sends, piece by piece, each when the lane has had time for it and half a round trip later. */
function carry(from: Socket, to: Socket, lane: Lane, ready: Promise<void>): void {
  let last = ready;
  const after = (task: () => void, bytes: number): void => {
    last = last.then(async () => {
      const now = performance.now();
      lane.passed += bytes;
      lane.freeAt = Math.max(now, lane.freeAt) + (bytes / lane.bytesPerSecond) * 1000;
      await pause(lane.freeAt - now);
      setTimeout(task, lane.delayMs);
    });
  };
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += PIECE) {
      const piece = data.subarray(at, at + PIECE);
      after(() => {
        if (to.writable) to.write(piece);
      }, piece.length);
    }
  });
  from.on('end', () => {
    after(() => to.end(), 0);
  });
}
