/** A process of its own that writes the gateway's files into the built site whose folder its argument names; the site's build starts it. */
import path from 'node:path';
import { writeBundle } from './write-bundle';

writeBundle(path.resolve(__dirname, '../..'), path.resolve(process.argv[2] ?? '.')).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
