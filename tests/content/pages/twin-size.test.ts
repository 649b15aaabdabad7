/** In: the pages. Out: proof that each Markdown twin can be read at once: agents and assistants cut off what is longer. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/list-files';
import { printPage } from '../../../src/plugins/derived-files/twins/print-page';
import { readPage } from '../../../src/plugins/derived-files/twins/read-page';
import { loadReference } from '../../../src/reference/load';
import type { Reference } from '../../../src/reference/reference';
import { loadPresentations } from '../../../src/remark/tables/presentations';

const root = path.resolve(__dirname, '../../..');
const MOST_BYTES = 60_000;
const pages = ['docs', 'cabinet']
  .flatMap((folder) => listFiles(root, folder))
  .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file));

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference(root);
  await loadPresentations(Object.keys(reference.tables));
});

describe('the Markdown twin', () => {
  it.each(pages)('of %s has at most 60,000 bytes', (file) => {
    const address = `${reference.operator.hosts.site}/${file.replace(/^docs\/|\.mdx$/g, '')}`;
    const twin = printPage(readPage(root, file, reference), address);
    expect(Buffer.byteLength(twin)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
