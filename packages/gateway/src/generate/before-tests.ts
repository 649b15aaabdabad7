/** Runs once before the tests of the sandbox: they import what `generate` writes. */
import path from 'node:path';
import { generate } from './generate';
import { openSite } from '@gateway-docs/contract';

export default async function beforeTests(): Promise<void> {
  const root = path.resolve(__dirname, '../../../..');
  await generate(root, openSite(root));
}
