/**
 * Plain cURL: it runs as it is pasted, with the published test point, and signs with OpenSSL. The settings of the environment come before
 * the ones that are written down, so that the same text calls the local gateway. It is for bash and for zsh, which takes no comments
 * at its prompt and finds its programs by a variable of the name `path`.
 */
import type { SampleCall, SampleCredentials, SampleSettings } from './call';
import { checkNumber } from './literal';

function checked(_key: string, value: unknown): unknown {
  if (typeof value === 'number') checkNumber(value);
  return value;
}

/** Text between single quotes, in which the shell leaves everything alone. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Stands for the credentials of version 1 in the printed body, until the shell puts them there. */
const AUTH = 'AUTH';

function bodyOf({ body, credentials }: SampleCall): string {
  const sent = JSON.stringify(credentials === 'v1' ? { auth: AUTH, ...body } : body, checked, 2);
  return quoted(sent.replace(`"${AUTH}"`, AUTH));
}

/** A setting without the line feeds and blanks that a file or a copied value has at its ends. */
const trimmed = (name: string): string => `\${${name}//[[:space:]]/}`;

const POINT = trimmed('GATEWAY_POINT_ID');
const TOKEN = trimmed('GATEWAY_API_TOKEN');

/** The lines that make the credentials, what is sent, and the headers that carry them. */
interface Signing {
  readonly lines: readonly string[];
  readonly sent: string;
  readonly headers: readonly string[];
}

const SIGNING: Readonly<Record<SampleCredentials, Signing>> = {
  signature: {
    lines: [
      'time=$(date +%s)',
      `signature=$(printf '%s' "$time.POST.$endpoint.$body" |`,
      // The token stands in the list of processes while openssl runs: the client of a server signs without it.
      `  openssl dgst -sha256 -hmac "${TOKEN}" -r |`,
      '  cut -c 1-64)',
    ],
    sent: '"$body"',
    headers: [`X-Point-Id: ${POINT}`, 'X-Timestamp: $time', 'X-Signature: $signature'],
  },
  v1: {
    lines: [
      `point=${POINT}`,
      // It has to rise from call to call.
      'key=$(date +%s)000000',
      `hash=$(printf '%s' "$point${TOKEN}$key" |`,
      '  openssl dgst -md5 -r | cut -c 1-32)',
      `auth="{\\"point\\": $point, \\"key\\": $key, \\"hash\\": \\"$hash\\"}"`,
    ],
    sent: `"\${body/${AUTH}/$auth}"`,
    headers: [],
  },
  bearer: {
    lines: [],
    sent: '"$body"',
    headers: [`Authorization: Bearer ${trimmed('GATEWAY_BEARER_TOKEN')}`],
  },
};

/** A variable of the environment, or the value beside it. */
const setting = (name: string, value: string): string => `: "\${${name}:=${value}}"`;

function settingLines(credentials: SampleCredentials, settings: SampleSettings): string[] {
  const url = setting('GATEWAY_API_URL', settings.apiUrl);
  if (credentials === 'bearer') return [url, ': "${GATEWAY_BEARER_TOKEN:?the token that you issued}"'];
  return [url, setting('GATEWAY_POINT_ID', settings.pointId), setting('GATEWAY_API_TOKEN', settings.apiToken)];
}

/**
 * @param settings what the sample uses where the environment says nothing
 * @throws Error for a number that not every language holds
 */
export function curl(call: SampleCall, settings: SampleSettings): string {
  const { lines, sent, headers } = SIGNING[call.credentials];
  const options = ['Content-Type: application/json', ...headers].map((header) => `  --header "${header}" \\`);
  return [
    ...settingLines(call.credentials, settings),
    `endpoint=${call.path}`,
    `body=${bodyOf(call)}`,
    ...lines,
    // Through a pipe: card data never stands in the list of processes.
    `printf '%s' ${sent} | curl --silent --show-error --compressed \\`,
    `  "${trimmed('GATEWAY_API_URL')}$endpoint" \\`,
    ...options,
    // The prompt begins on a line of its own after the response.
    `  --data-binary @- --write-out '\\n'`,
  ].join('\n');
}
