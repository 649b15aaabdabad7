/**
 * In: a language and its samples. Out: a folder in which all of them can be executed in one process of that language, compiled where they
 * must be, with the published clients beside them.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CLIENTS_DIR } from './languages';
import { vectors } from './vectors';

const run = promisify(execFile);
const PROGRAMS = resolve(import.meta.dirname, 'programs');

/** Source by name; a name is a word that every language takes for a file, a package and a function. */
export type Sources = ReadonlyMap<string, string>;

interface Prepared {
  readonly command: readonly string[];
}

type Prepare = (folder: string, sources: Sources) => Promise<Prepared>;

const copyProgram = (folder: string, name: string) => cpSync(join(PROGRAMS, name), join(folder, name));

/** Interpreted languages: a file for each sample, and a program that runs them one after another. */
function scripts(extension: string, program: string, ...command: string[]): Prepare {
  return (folder, sources) => {
    for (const [name, source] of sources) writeFileSync(join(folder, `${name}.${extension}`), `${source}\n`);
    copyProgram(folder, program);
    return Promise.resolve({ command: [...command, program, ...sources.keys()] });
  };
}

/** Each class gets a package of its own and one name. */
async function prepareJava(folder: string, sources: Sources): Promise<Prepared> {
  for (const [name, source] of sources) {
    mkdirSync(join(folder, name));
    const named = source.replace(/^public class \w+/m, 'public class Sample');
    writeFileSync(join(folder, name, 'Sample.java'), `package ${name};\n${named}\n`);
  }
  copyProgram(folder, 'Run.java');
  const clients = readdirSync(join(folder, 'gateway')).map((file) => join('gateway', file));
  const samples = [...sources.keys()].map((name) => join(name, 'Sample.java'));
  const files = [...clients, ...samples, 'Run.java'];
  writeFileSync(join(folder, 'files'), files.join('\n'));
  await run('javac', ['-encoding', 'UTF-8', '-Xlint:all,-serial', '-Werror', '-d', 'out', '@files'], { cwd: folder });
  const fast = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  return { command: ['java', ...fast, '-cp', 'out', 'Run', ...sources.keys()] };
}

/** One program with every sample's `main` as a function: linking a program for each would take minutes. */
async function prepareGo(folder: string, sources: Sources): Promise<Prepared> {
  const program = join(folder, 'cmd', 'run');
  mkdirSync(program, { recursive: true });
  for (const [name, source] of sources) {
    writeFileSync(join(program, `${name}.go`), `${source}\n`);
  }
  const { stdout } = await run('gofmt', ['-l', program]);
  if (stdout !== '') throw new Error(`gofmt would change: ${stdout}`);
  // A panic ends one sample, where Fatal would end all of them.
  for (const [name, source] of sources) {
    const callable = source.replace('func main()', `func ${name}()`).replaceAll('log.Fatal(', 'log.Panic(');
    writeFileSync(join(program, `${name}.go`), callable);
  }
  const calls = [...sources.keys()].map((name) => `\t{"${name}", ${name}},`);
  writeFileSync(join(program, 'main.go'), goMain(calls));
  await run('go', ['vet', './cmd/run'], { cwd: folder });
  await run('go', ['build', '-o', 'run', './cmd/run'], { cwd: folder });
  return { command: [join(folder, 'run')] };
}

const goMain = (calls: readonly string[]) => `package main

import (
	"fmt"
	"log"
	"net/http"
	"os"
)

func main() {
	log.SetOutput(os.Stdout)
	for _, sample := range []struct {
		name string
		run  func()
	}{
${calls.join('\n')}
	} {
		if _, err := http.Get(os.Getenv("RECORDER_URL") + "/" + sample.name); err != nil {
			log.Fatal(err)
		}
		fmt.Println("== " + sample.name)
		runOne(sample.run)
	}
}

func runOne(sample func()) {
	defer func() { _ = recover() }()
	sample()
}
`;

const PREPARE: Readonly<Record<string, Prepare>> = {
  bash: scripts('sh', 'run.sh', 'bash'),
  php: scripts('php', 'run.php', 'php'),
  python: scripts('py', 'run.py', 'python3', '-B'),
  node: scripts('mjs', 'run.mjs', 'node'),
  java: prepareJava,
  go: prepareGo,
};

export interface PreparedSamples {
  /**
   * @param url what the samples call; the runner names each sample there first
   * @param settings variables of the environment beside those of the demo point, or in their place
   * @returns what the samples printed, by name
   */
  readonly run: (url: string, settings: Readonly<Record<string, string>>) => Promise<ReadonlyMap<string, string>>;
  readonly remove: () => void;
}

/** @param language id of a signing client */
export async function prepareSamples(language: string, sources: Sources): Promise<PreparedSamples> {
  const prepare = PREPARE[language];
  if (!prepare) throw new Error(`No runner for "${language}": add it here`);
  const folder = mkdtempSync(join(tmpdir(), `samples-${language}-`));
  cpSync(join(CLIENTS_DIR, language), folder, { recursive: true });
  const { command } = await prepare(folder, sources);
  const [program = '', ...args] = command;
  return {
    async run(url, settings) {
      const { stdout } = await run(program, args, {
        cwd: folder,
        maxBuffer: 100_000_000,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          LC_ALL: 'C.UTF-8',
          RECORDER_URL: url,
          GATEWAY_API_URL: url,
          GATEWAY_POINT_ID: String(vectors.point_id),
          GATEWAY_API_TOKEN: vectors.api_token,
          ...settings,
        },
      });
      const outputs = stdout.split(/^== /m).slice(1);
      return new Map(
        outputs.map((output) => {
          const [name = '', ...lines] = output.split('\n');
          return [name, lines.join('\n')];
        }),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
