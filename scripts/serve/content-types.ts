/** In: a file name. Out: the Content-Type to send it with. A wrong one would make browsers refuse scripts, or guess. */
import path from 'node:path';

const text = (kind: string) => `text/${kind}; charset=utf-8`;

/** Media types of the files that a build contains. */
const types: Readonly<Record<string, string>> = {
  '.html': text('html'),
  '.css': text('css'),
  '.js': text('javascript'),
  '.mjs': text('javascript'),
  '.txt': text('plain'),
  '.md': text('markdown'),
  '.csv': text('csv'),
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * @param file a file name or path
 * @returns its Content-Type, `application/octet-stream` where the extension is not known
 */
export function contentType(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
