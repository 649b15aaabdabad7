// What the shop must not forget: a file with one JSON object a line,
// each on disk before append() returns. In a shop with a database it is
// a table. Node.js 20 or later.
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';

/**
 * The lock: whoever listens on this port of the machine works on the
 * journal. The system frees it when the process dies.
 */
const LOCK_PORT = Number(process.env.LOCK_PORT ?? 47113);

/**
 * Resolves to a function that gives the lock back. Rejects when another
 * process has it.
 */
function lock() {
  return new Promise((locked, failed) => {
    const server = createServer();
    server.once('error', (cause) =>
      failed(
        new Error(
          'Another process works on the payments. Try again later.',
          { cause },
        ),
      ),
    );
    server.listen(
      { port: LOCK_PORT, host: '127.0.0.1', exclusive: true },
      () => locked(() => server.close()),
    );
  });
}

export class Journal {
  #file;
  #unlock;
  #lines;

  /**
   * Locks the journal, then reads it. A last line without its end was
   * cut off by a crash: nobody acted on it, so it goes.
   */
  static async open(path) {
    const unlock = await lock();
    const file = openSync(path, 'a+');
    const bytes = readFileSync(path);
    const end = bytes.lastIndexOf('\n') + 1;
    ftruncateSync(file, end);
    const lines = bytes
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .slice(0, -1);
    return new Journal(
      file,
      unlock,
      lines.map((line) => JSON.parse(line)),
    );
  }

  constructor(file, unlock, lines) {
    this.#file = file;
    this.#unlock = unlock;
    this.#lines = lines;
  }

  /**
   * The line of a payment in which a step was noted; undefined before
   * that.
   */
  line(step, id) {
    return this.#lines.find(
      (line) => line.step === step && line.id === id,
    );
  }

  /** Payments that were stored and not settled, the oldest first. */
  openPayments() {
    return this.#lines.filter(
      ({ step, id }) => step === 'stored' && !this.line('settled', id),
    );
  }

  append(line) {
    writeFileSync(this.#file, `${JSON.stringify(line)}\n`);
    fsyncSync(this.#file);
    this.#lines.push(line);
  }

  close() {
    closeSync(this.#file);
    this.#unlock();
  }
}
