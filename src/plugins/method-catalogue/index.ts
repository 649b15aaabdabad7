/** In: the service catalogue. Out: /services.json, the method finder for machines. Equal data makes an equal file. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CATALOGUE_ROUTE, catalogueText } from '../../reference/catalogue';
import { loadReference } from '../../reference/load';
import { writeFiles } from '../write-files';

/** Docusaurus plugin; takes no options. */
export default function methodCatalogue({ siteDir }: LoadContext): Plugin {
  return {
    name: 'method-catalogue',
    async postBuild({ outDir }) {
      writeFiles(outDir, [[CATALOGUE_ROUTE, catalogueText(await loadReference(siteDir))]]);
    },
  };
}
