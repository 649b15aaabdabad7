import path from 'node:path';
import { look } from '../look-schema';
import { readBranding, type Branding, type BrandingSources } from '../read-branding';

export const root = path.resolve(__dirname, '../../../..');

/** What the site of this repository brings. */
export const sources: BrandingSources = {
  project: root,
  tokens: path.join(root, 'src/css/tokens.css'),
  mark: { file: path.join(root, 'data/look/mark.svg'), name: 'data/look/mark.svg' },
};

/** @returns the branding of a profile that says nothing of its look */
export const demoBranding = (): Branding =>
  readBranding({ look: look.parse({}), name: 'profile.yaml', folder: root, placeOf: () => '' }, sources);
