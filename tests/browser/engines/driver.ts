/**
 * Firefox and WebKit, as far as Debian has them. Firefox listens to WebDriver BiDi by itself; WebKit has a driver, which speaks WebDriver over HTTP, and wants
 * a screen. Of both protocols this is what a smoke test needs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import WebSocket from 'ws';
import { endingOf } from '../../../scripts/ending-of';

/** A browser with one window. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** @returns what a function returns in the page. It travels as text: it knows nothing but the value that it is given. */
  readonly run: <Value, Given = undefined>(inPage: (given: Given) => Value, given?: Given) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/** An engine that may be on this machine. */
export interface Known {
  readonly name: string;
  /** Why it cannot be had; undefined where it can. */
  readonly missing: string | undefined;
  readonly start: () => Promise<Engine>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', browser: miniBrowser() };

/** Debian puts it below a folder that is named after the processor and the version. */
function miniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return libraries
    .flatMap((name) => ['4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file));
}

/** @returns the first match in what a program prints; what it prints later is read and thrown away */
function printed(output: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (piece: Buffer) => {
      text += piece.toString();
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    output.once('close', () => reject(new Error(`A browser has ended, and has printed:\n${text}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ending = endingOf(child);
  child.kill();
  await ending;
}

/** A value that is no text, or nothing, has another form in each of the protocols: so all values come as JSON. */
const expression = (inPage: (given: never) => unknown, given: unknown): string =>
  `JSON.stringify((${inPage.toString()})(${JSON.stringify(given)}) ?? null)`;

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(FIREFOX ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await printed(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const listen = (data: WebSocket.RawData): void => {
        const reply = JSON.parse((data as Buffer).toString()) as Reply;
        if (reply.id !== id) return;
        socket.off('message', listen);
        if (reply.error === undefined) resolve(reply.result as Result);
        else reject(new Error(`${method}: ${reply.error}: ${reply.message ?? ''}`));
      };
      socket.on('message', listen).send(JSON.stringify({ id, method, params }));
    });
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (inPage, given) => {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: expression(inPage, given),
        target: { context },
        awaitPromise: false,
      });
      return JSON.parse(result.value) as never;
    },
    close: async () => {
      socket.close();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The driver does not say which port it has taken when it is told to take any. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startWebKit(): Promise<Engine> {
  const screen = spawn(WEBKIT.screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await printed(screen.stdout, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const ask = async <Value>(method: string, address: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const browser = { binary: WEBKIT.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const isListening = (): Promise<boolean> =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isListening())) if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended.');
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    run: async (inPage, given) =>
      JSON.parse(
        await ask<string>('POST', `${session}/execute/sync`, {
          script: `return ${expression(inPage, given)}`,
          args: [],
        }),
      ) as never,
    close: async () => {
      await ask('DELETE', session);
      await end(driver);
      await end(screen);
    },
  };
}

const isWebKitThere = existsSync(WEBKIT.driver) && existsSync(WEBKIT.screen) && WEBKIT.browser !== undefined;

export const ENGINES: readonly Known[] = [
  {
    name: 'Firefox',
    missing: FIREFOX ? undefined : 'Firefox is not installed (Debian: apt-get install firefox-esr)',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    missing: isWebKitThere
      ? undefined
      : 'WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)',
    start: startWebKit,
  },
];
