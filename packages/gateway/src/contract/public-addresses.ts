/**
 * The one place where the sandbox takes more than the gateway: an address in `point` may be plain http on this machine,
 * because a developer's callback receiver rarely has a certificate. Before the contract's check such an address is
 * written as https; the request itself stays as it is.
 */
import type { JsonObject } from '../json';

/** Up to the end of the port: `http://127.0.0.1:8298@shop.example/` names another host. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=(:\d{1,5})?([/?#]|$))/;

/** The body for the check of the contract. */
export function asPublicAddresses(body: JsonObject): JsonObject {
  const { point } = body;
  if (typeof point !== 'object' || point === null || Array.isArray(point)) return body;
  const addresses = Object.entries(point).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replace(LOOPBACK, 'https://$1') : value,
  ]);
  return { ...body, point: Object.fromEntries(addresses) };
}
