/** A merchant's callback handler that does everything right, or has one of the defects that the examiner has to name. */
import { setTimeout as delay } from 'node:timers/promises';
import { signCallback } from '../signature/rules';
import type { JsonObject } from '../json';
import { listen, type Listener } from './listen';

/** Each is named after the check that has to fail. */
export const DEFECTS = [
  'genuine',
  'raw-bytes',
  'forged',
  'altered',
  're-serialised',
  'unsigned',
  'stale',
  'duplicate',
  'reordered',
  'concurrent',
  'partly-reversed',
  'late-success',
  'unknown-status',
  'unknown-member',
  'v1-callback',
  'v1-duplicate',
] as const;
export type Defect = (typeof DEFECTS)[number];

const TOLERANCE_SECONDS = 300;
const WORK_MS = 30;
const KNOWN_STATUSES = [0, 1, 2, 3, 4, 5, 6, 10];

interface Sent {
  readonly raw: string;
  readonly timestamp: string;
  readonly signature: string | undefined;
}

function isGenuine({ raw, timestamp, signature }: Sent, token: string, defect: Defect | undefined): boolean {
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  if (!isFresh && defect !== 'stale') return false;
  if (signature === undefined) return defect === 'unsigned';
  const again = () => JSON.stringify(JSON.parse(raw));
  switch (defect) {
    case 'forged':
      return /^[0-9a-f]{64}$/.test(signature);
    case 'altered': {
      // Stands for code that verifies what it has stored and not what has arrived.
      return signature !== signCallback('another-token', timestamp, raw);
    }
    case 'raw-bytes':
      return signature === signCallback(token, timestamp, again());
    case 're-serialised':
      return [raw, again()].some((text) => signature === signCallback(token, timestamp, text));
    default:
      return signature === signCallback(token, timestamp, raw);
  }
}

/** @returns an HTTP status */
function createShop(token: string, known: readonly string[], defect: Defect | undefined) {
  const stored = new Map<string, JsonObject>();
  const newest = new Map<number, JsonObject>();
  const working = new Set<number>();
  return async (sent: Sent): Promise<number> => {
    if (!isGenuine(sent, token, defect)) return 401;
    if (defect === 'genuine') return 302;
    const body = JSON.parse(sent.raw) as JsonObject & { id: number; status: number; revision: number };
    if (defect === 'unknown-status' && !KNOWN_STATUSES.includes(body.status)) return 500;
    if (defect === 'unknown-member' && Object.keys(body).some((name) => !known.includes(name))) return 400;
    if (defect === 'concurrent' && working.has(body.id)) return 503;
    working.add(body.id);
    // The database takes its time, and other deliveries arrive meanwhile.
    if (defect === 'concurrent') await delay(WORK_MS);
    working.delete(body.id);
    const key = `${body.id} ${body.revision}`;
    if (stored.has(key)) return defect === 'duplicate' ? 409 : 204;
    const last = newest.get(body.id);
    if (defect === 'reordered' && Number(last?.revision) > body.revision) return 409;
    if (defect === 'partly-reversed' && last?.status === body.status && Number(last.revision) < body.revision)
      return 409;
    if (defect === 'late-success' && last?.status === 5) return 409;
    stored.set(key, body);
    newest.set(body.id, body);
    return 204;
  };
}

/** @param known names of the members that a strict parser takes */
export async function startShop(token: string, known: readonly string[], defect?: Defect): Promise<Listener> {
  const shop = createShop(token, known, defect);
  const seen = new Set<string>();
  return listen(({ method, url = '', headers }, body, response) => {
    if (method === 'GET') {
      const isSecond = seen.has(url);
      seen.add(url);
      const broken = defect === 'v1-callback' || (defect === 'v1-duplicate' && isSecond);
      response.writeHead(broken ? 500 : 204).end();
      return;
    }
    const signature = headers['x-signature'];
    void shop({
      raw: body.toString('utf8'),
      timestamp: String(headers['x-timestamp']),
      signature: typeof signature === 'string' ? signature : undefined,
    }).then((status) => response.writeHead(status).end());
  });
}
