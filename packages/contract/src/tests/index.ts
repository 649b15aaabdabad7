/** The site of this repository, for tests that ask what its pages, data and contract say. Those that share a process share what it has loaded. */
import path from 'node:path';
import { openSite } from '../site';

export const demoSite = openSite(path.resolve(__dirname, '../../../..'));
