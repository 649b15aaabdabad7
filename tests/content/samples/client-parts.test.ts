// A reader copies the files that a page shows, and no other: each part of a client can be loaded with its own files alone.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_PARTS } from '@gateway-docs/contract/samples';
import { CLIENTS_DIR, languages, missingTools } from './support/languages';

/** How a language reads the first file of a part, with all that it needs. Files are named from the folder of their language. */
const LOAD: Readonly<Record<string, (files: readonly string[]) => readonly string[]>> = {
  bash: ([first = '']) => ['bash', '-euc', `source ${first}`],
  php: ([first = '']) => ['php', '-r', `require '${first}';`],
  python: ([first = '']) => ['python3', '-Bc', `import ${first.replace('.py', '')}`],
  node: ([first = '']) => ['node', first],
  java: (files) => ['javac', '-encoding', 'UTF-8', '-d', 'out', ...files],
  go: () => ['go', 'vet', '.'],
};

for (const language of languages) {
  const missing = missingTools(language);
  const reason = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not found)` : '';
  it.skipIf(missing.length > 0).each(CLIENT_PARTS)(`${language.label}, %s, needs no other file${reason}`, (part) => {
    const folder = mkdtempSync(join(tmpdir(), `part-${language.id}-`));
    const files = language.files[part].map((file) => file.slice(language.id.length + 1));
    for (const file of language.id === 'go' ? [...files, 'go.mod'] : files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      copyFileSync(join(CLIENTS_DIR, language.id, file), join(folder, file));
    }
    const [tool = '', ...args] = LOAD[language.id]?.(files) ?? [];
    expect(() => execFileSync(tool, args, { cwd: folder, stdio: 'pipe' })).not.toThrow();
    rmSync(folder, { recursive: true });
  });
}
