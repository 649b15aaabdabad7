/** Runs once before the tests of the sandbox: they import what `generate` writes. */
import path from 'node:path';
import { generate } from './generate';

export default async function beforeTests(): Promise<void> {
  await generate(path.resolve(__dirname, '../../../..'));
}
