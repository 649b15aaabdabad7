// In: a raw-body recipe that needs no framework. Out: a running server with it, and what it has applied.
// Why: a recipe is proven by the bytes that a real HTTP server hands over.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CLIENTS_DIR, languages } from './languages';

export interface RecipeServer {
  url: string;
  /** What the recipe passed to the reader's own code: one `id revision` per callback. */
  applied: () => string[];
  stop: () => void;
}

const GO_MAIN = `package main

import (
	"fmt"
	"log"
	"net/http"
	"os"

	gateway "shop.example/gateway"
)

func main() {
	verifier, err := gateway.NewCallbackVerifierFromEnvironment()
	if err != nil {
		log.Fatal(err)
	}
	record := func(callback *gateway.Callback) error {
		file, err := os.OpenFile("applied", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			return err
		}
		defer file.Close()
		_, err = fmt.Fprintln(file, callback.ID, callback.Revision)
		return err
	}
	http.HandleFunc("/callbacks/gateway", callbackHandler(verifier, record))
	log.Fatal(http.ListenAndServe(os.Args[1], nil))
}
`;

const PHP_ORDERS = `<?php
function storeOnce(array $callback): void
{
    file_put_contents('applied', "{$callback['id']} {$callback['revision']}\\n", FILE_APPEND);
}
`;

const NODE_ORDERS = `import { appendFile } from 'node:fs/promises';
export const storeOnce = ({ id, revision }) => appendFile('applied', \`\${id} \${revision}\\n\`);
`;

/** The recipes that run on a machine with these tools and this repository's packages. */
export type RunnableRecipe = 'plain.php' | 'nethttp.go' | 'express.mjs';

const PREPARE: Readonly<Record<RunnableRecipe, (folder: string, address: string) => string[]>> = {
  'plain.php': preparePhp,
  'nethttp.go': prepareGo,
  'express.mjs': prepareExpress,
};

/** A folder of its own; that of the recipe with a framework is where its packages can be found. */
function recipeFolder(file: RunnableRecipe): string {
  if (file !== 'express.mjs') return mkdtempSync(join(tmpdir(), 'recipe-'));
  const cache = resolve('node_modules/.cache/gateway-docs/recipes');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'recipe-'));
}

/** Starts the recipe `file` with the token it must accept; resolves when the server takes connections. */
export async function startRecipe(file: RunnableRecipe, apiToken: string): Promise<RecipeServer> {
  const folder = recipeFolder(file);
  const address = `127.0.0.1:${await freePort()}`;
  copyFileSync(join('samples', 'raw-body', file), join(folder, file));
  const command = PREPARE[file](folder, address);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, GATEWAY_API_TOKEN: apiToken },
  });
  const url = `http://${address}/callbacks/gateway`;
  await untilReady(url);
  return { url, applied: () => readLines(join(folder, 'applied')), stop: () => child.kill() };
}

/** Copies the files that the pages show as the verifier of a language, and no other. */
function copyVerifier(language: string, folder: string): void {
  const files = languages.find(({ id }) => id === language)?.files.callback ?? [];
  for (const file of files) copyFileSync(join(CLIENTS_DIR, file), join(folder, basename(file)));
}

function preparePhp(folder: string, address: string): string[] {
  copyVerifier('php', folder);
  writeFileSync(join(folder, 'orders.php'), PHP_ORDERS);
  return ['php', '-S', address, 'plain.php'];
}

function prepareGo(folder: string, address: string): string[] {
  writeFileSync(join(folder, 'main.go'), GO_MAIN);
  writeFileSync(
    join(folder, 'go.mod'),
    [
      'module shop',
      'go 1.19',
      'require shop.example/gateway v0.0.0',
      `replace shop.example/gateway => ${resolve(CLIENTS_DIR, 'go')}`,
    ].join('\n'),
  );
  execFileSync('go', ['build', '-o', 'server', '.'], { cwd: folder, stdio: 'pipe' });
  return [join(folder, 'server'), address];
}

function prepareExpress(folder: string, address: string): string[] {
  copyVerifier('node', folder);
  writeFileSync(join(folder, 'orders.mjs'), NODE_ORDERS);
  const recipe = readFileSync(join(folder, 'express.mjs'), 'utf8');
  writeFileSync(join(folder, 'express.mjs'), recipe.replace('listen(3000)', `listen(${address.split(':')[1] ?? ''})`));
  return [process.execPath, 'express.mjs'];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url, { method: 'POST' }).then(
        () => true,
        () => false,
      )
    )
      return;
    await delay(50);
  }
  throw new Error(`No server at ${url} after 5 s`);
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
