/** In: the root of a repository. Out: the folders that a site is made from. The one place that knows where they lie: everything else is given what it reads. */
import { Folder } from '@gateway-docs/kit/yaml';

/** What the facts and the contract are made from, below the root. */
export const SOURCE_FOLDERS = ['api', 'data', 'samples'] as const;

/** The profile of the demonstration, below the root. */
export const DEFAULT_PROFILE = 'data/operator.yaml';

/** Where everything lies. */
export type Layout = ReturnType<typeof layoutOf>;

/** @param root absolute path of a repository */
export function layoutOf(root: string) {
  const top = new Folder(root);
  const data = top.folder('data');
  const api = top.folder('api');
  return {
    top,
    api,
    /** The calls of the API. */
    operations: api.folder('shared/operations'),
    data,
    services: data.folder('services'),
    samples: top.folder('samples'),
    content: { docs: top.folder('docs'), cabinet: top.folder('cabinet') },
    branding: {
      project: root,
      tokens: top.pathOf('src/css/tokens.css'),
      mark: { file: data.pathOf('look/mark.svg'), name: data.nameOf('look/mark.svg') },
    },
  } as const;
}
