/** In: the service catalogue. Out: /services.json, the method finder for machines. Equal data makes an equal file. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CATALOGUE_ROUTE, catalogueText } from '../../reference/catalogue';
import { loadReference } from '../../reference/load';

/** Docusaurus plugin; takes no options. */
export default function methodCatalogue({ siteDir }: LoadContext): Plugin {
  return {
    name: 'method-catalogue',
    async postBuild({ outDir }) {
      writeFileSync(path.join(outDir, CATALOGUE_ROUTE), catalogueText(await loadReference(siteDir)));
    },
  };
}
