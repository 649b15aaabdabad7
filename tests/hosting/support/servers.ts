/**
 * Starts real servers with the files of deploy/ over a built site. Of these files two values are other ones: the folder and the port.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, createSiteServer } from '../../../scripts/serve/server';

const root = path.resolve(__dirname, '../../..');

export interface Host {
  readonly name: string;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A file of deploy/ with each of the given texts exchanged; a text that is not there is an error of the test. */
function adapted(file: string, changes: readonly (readonly [string, string])[]): string {
  const text = readFileSync(path.join(root, 'deploy', file), 'utf8');
  const result = changes.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`deploy/${file} has no "${from}".`);
    return done.replaceAll(from, to);
  }, text);
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'hosting-')), file);
  writeFileSync(copy, result);
  return copy;
}

function demand(command: string, packages: string): void {
  try {
    execFileSync('which', [command]);
  } catch {
    throw new Error(`No ${command} found: on Debian and Ubuntu, apt-get install ${packages}.`);
  }
}

async function started(
  name: string,
  command: string,
  options: string[],
  origin: string,
  user?: number,
): Promise<Host> {
  const child = spawn(command, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${said}`);
    try {
      // A redirect can lead to a server whose certificate only the test trusts.
      await fetch(origin, { redirect: 'manual' });
      break;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { name, origin, stop };
}

/**
 * @param site absolute path of a built site
 * @param basePath of its profile
 */
export async function ownServer(site: string, basePath = '/'): Promise<Host> {
  const { origin, close } = await listen(createSiteServer(site, basePath), 0);
  return { name: 'npm start', origin, stop: close };
}

/** As root, nginx would give its work to a user who may neither see the folder of the test nor keep there what is longer than its memory. */
const FOREGROUND = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;

/** @param site absolute path of a built site */
export async function nginx(site: string): Promise<Host> {
  demand('nginx', 'nginx-light libnginx-mod-http-brotli-static');
  const port = await freePort();
  const file = adapted('nginx.conf', [
    ['/srv/docs', site],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['load_module modules/', 'load_module /usr/lib/nginx/modules/'],
    ['/tmp/nginx', path.join(mkdtempSync(path.join(tmpdir(), 'nginx-')), 'nginx')],
  ]);
  return started('nginx', 'nginx', ['-c', file, '-g', FOREGROUND], `http://127.0.0.1:${port}`);
}

/** The user of the Dockerfile, on Debian. */
const NOBODY = 65534;

/**
 * nginx as the container runs it: with the Dockerfile's own command and its own copy of the site, by a user who owns nothing but one folder
 * for what is written.
 * @param site absolute path of a built site
 * @param options what the Dockerfile gives nginx
 */
export async function nginxWithoutRights(site: string, options: readonly string[]): Promise<Host> {
  demand('nginx', 'nginx-light libnginx-mod-http-brotli-static');
  const port = await freePort();
  const written = mkdtempSync(path.join(tmpdir(), 'written-'));
  chmodSync(written, 0o777);
  // A build can stand where other users see nothing of it.
  const copy = path.join(written, 'site');
  cpSync(site, copy, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  const file = adapted('nginx.conf', [
    ['/srv/docs', copy],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['load_module modules/', 'load_module /usr/lib/nginx/modules/'],
    ['/tmp/nginx', path.join(written, 'nginx')],
  ]);
  chmodSync(path.dirname(file), 0o755);
  const own = options.map((option) => option.replace('/etc/docs/nginx.conf', file));
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const host = await started('nginx', 'nginx', own, `http://127.0.0.1:${port}`, user);
  const stop = async () => {
    await host.stop();
    rmSync(written, { recursive: true });
  };
  return { ...host, stop };
}

/** @param site absolute path of a built site */
export async function caddy(site: string): Promise<Host> {
  demand('caddy', 'caddy');
  const port = await freePort();
  const file = adapted('Caddyfile', [
    ['/srv/docs', site],
    [':8080 {', `http://127.0.0.1:${port} {`],
  ]);
  const options = ['run', '--config', file, '--adapter', 'caddyfile'];
  return started('Caddy', 'caddy', options, `http://127.0.0.1:${port}`);
}

/** A server in front of another, which takes the base path off; both end together. */
async function before(inner: Host, front: Promise<Host>): Promise<Host> {
  const { name, origin, stop } = await front;
  return {
    name: `${name} below a path`,
    origin,
    stop: async () => void (await Promise.all([stop(), inner.stop()])),
  };
}

/** What the files of deploy/ say of the server behind, and of the base path. */
const behind = ({ origin }: Host, basePath: string) =>
  [
    ['127.0.0.1:8080', new URL(origin).host],
    ['/docs', basePath.slice(0, -1)],
  ] as const;

/**
 * @param site absolute path of a site that was built with the base path
 * @param basePath of its profile
 */
export async function nginxBelow(site: string, basePath: string): Promise<Host> {
  const inner = await nginx(site);
  const port = await freePort();
  const file = adapted('base-path.nginx.conf', [
    ...behind(inner, basePath),
    ['listen 8000', `listen 127.0.0.1:${port}`],
    ['/tmp/nginx', path.join(mkdtempSync(path.join(tmpdir(), 'nginx-')), 'nginx')],
  ]);
  const options = ['-c', file, '-g', FOREGROUND];
  return before(inner, started('nginx', 'nginx', options, `http://127.0.0.1:${port}`));
}

/** As `nginxBelow`. */
export async function caddyBelow(site: string, basePath: string): Promise<Host> {
  const inner = await caddy(site);
  const port = await freePort();
  const file = adapted('base-path.Caddyfile', [
    ...behind(inner, basePath),
    [':8000 {', `http://127.0.0.1:${port} {`],
  ]);
  const options = ['run', '--config', file, '--adapter', 'caddyfile'];
  return before(inner, started('Caddy', 'caddy', options, `http://127.0.0.1:${port}`));
}

/** nginx before another, with a certificate that was made for the test. */
export interface TlsHost extends Host {
  /** Where it speaks TLS; `origin` is where it does not. */
  readonly port: number;
  /** The certificate, which is its own authority. */
  readonly certificate: string;
  /** Folder in which an ACME client writes. */
  readonly acme: string;
}

/** A key and a certificate for `localhost`. @returns the folder with both */
function makeCertificate(): string {
  demand('openssl', 'openssl');
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'pipe' });
  return folder;
}

/** @param site absolute path of a built site */
export async function nginxWithTls(site: string): Promise<TlsHost> {
  const certificates = makeCertificate();
  const inner = await nginx(site);
  const [plain, port] = [await freePort(), await freePort()];
  const acme = mkdtempSync(path.join(tmpdir(), 'acme-'));
  // As in `nginx`: the folders of a test can be read by its own user alone.
  chmodSync(acme, 0o755);
  const file = adapted('tls.nginx.conf', [
    ['127.0.0.1:8080', new URL(inner.origin).host],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['docs.provider.example', 'localhost'],
    ['/etc/docs', certificates],
    ['/srv/acme', acme],
    ['/tmp/nginx', path.join(mkdtempSync(path.join(tmpdir(), 'nginx-')), 'nginx')],
  ]);
  const front = started('nginx', 'nginx', ['-c', file, '-g', FOREGROUND], `http://127.0.0.1:${plain}`);
  const certificate = readFileSync(path.join(certificates, 'fullchain.pem'), 'utf8');
  return { ...(await before(inner, front)), name: 'nginx with TLS', port, certificate, acme };
}
