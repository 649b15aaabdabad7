/**
 * In: the file of the gateway. Out: a bundle that applications with the Model Context Protocol install from one file (MCPB, manifest 0.3): a ZIP of a manifest and
 * the same file.
 */
import { strToU8, zipSync } from 'fflate';
import texts from '../../../../data/texts/mcp.json';
import type { PackedDocs } from '../docs/docs';

const ENTRY = 'gateway.mjs';
/** The earliest time that a ZIP can hold: equal sources make equal bytes. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * @param text of the file
 * @param about the site
 */
export function mcpBundle(
  text: string,
  { brand, version, address }: Pick<PackedDocs, 'brand' | 'version' | 'address'>,
): Uint8Array {
  const { name, title, bundle, tools } = texts;
  const manifest = {
    ...bundle,
    name,
    display_name: title.replace('{brand}', brand),
    version,
    author: { name: brand, url: address },
    documentation: `${address}/agents`,
    tools: Object.entries(tools).map(([tool, { description }]) => ({ name: tool, description })),
  };
  const files = { 'manifest.json': strToU8(JSON.stringify(manifest, null, 2)), [ENTRY]: strToU8(text) };
  return zipSync(files, { mtime: NO_TIME, level: 9 });
}
