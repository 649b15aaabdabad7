/** Installs the tools of this folder where they are missing or others than its lock names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.join(__dirname, 'package-lock.json');
const INSTALLED = path.join(__dirname, 'node_modules/.installed-lock.json');

export default function install(): void {
  const lock = readFileSync(LOCK, 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: __dirname,
    stdio: 'inherit',
  });
  writeFileSync(INSTALLED, lock);
}
