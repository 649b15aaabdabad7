/**
 * In: a document and the hosts of the operator profile. Out: the document with them in place of the placeholders
 * `https://<key>.operator.example`, so that `api/` names no host and a provider rebrands it with the profile alone.
 */
import { mapStrings, type Json } from '@gateway-docs/site-data/model';

const PLACEHOLDER = /https:\/\/([a-z_]+)\.operator\.example/g;

/**
 * @param hosts origins by key: `{ api: 'https://api.provider.example' }`
 * @throws Error that names the placeholder and the keys that exist
 */
export function fillInHosts<Value extends Json>(
  value: Value,
  hosts: Readonly<Record<string, string>>,
): Value {
  const host = (placeholder: string, key: string): string => {
    const origin = hosts[key];
    if (origin !== undefined) return origin;
    const keys = Object.keys(hosts).join(', ');
    throw new Error(
      `api/ uses ${placeholder}, but the operator profile has no host "${key}". It has: ${keys}.`,
    );
  };
  return mapStrings(value, (text) => text.replaceAll(PLACEHOLDER, host));
}
