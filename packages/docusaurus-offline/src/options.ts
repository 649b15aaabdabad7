/** What a site tells the plugin, and the plan that the plugin makes of it for what writes the worker. */
import words from './not-saved.json';
import type { Section } from './sections';

/** Which files of a finished site are of what use. A folder has a slash at its end. */
export interface FilesOfSite {
  /** Files and folders that any page asks for by itself: scripts, styles, typeface, pictures of the frame. */
  readonly shell: readonly string[];
  /** Files and pages without which a tool on any page does not work. The files have to be there; pages that a site does not have are left out. */
  readonly tools: { readonly files: readonly string[]; readonly pages: readonly string[] };
  /** Folders of files of which each page needs those that its HTML names. */
  readonly ofPages?: readonly string[];
  /** A folder with one folder, named after the release, of many small JSON files. With a section all of them are saved as one file, `offline/NAME-….json`. */
  readonly parts?: { readonly folder: string; readonly name: string };
}

/**
 * What the page says that is shown in place of one that is neither reachable nor saved: `manage` links the page of the sections, `more` is the
 * heading of pages that are in none.
 */
type NotSavedWords = Readonly<typeof words>;

/** What a site may say; everything has a default. */
export interface OfflineOptions {
  /** Without it, browsers get the worker that takes itself back. */
  readonly isOffered?: boolean;
  /** Address of the page where a reader saves sections. */
  readonly page?: string;
  /** The caches in the reader's browser begin with this word. */
  readonly storage?: string;
  readonly files?: Partial<FilesOfSite>;
  /** Ids of docs instances that are one section each, with its name. Of the others each category at the top of a sidebar is one. */
  readonly sections?: Readonly<Record<string, string>>;
  /** What the page says that is shown in place of one that is neither reachable nor saved. */
  readonly notSaved?: Partial<NotSavedWords>;
}

/** What Docusaurus knows of a site. */
interface Site {
  /** Base path, with a slash at both ends. */
  readonly base: string;
  readonly brand: string;
  readonly language: string;
  readonly sections: readonly Section[];
}

const FILES: FilesOfSite = {
  shell: ['assets/js/', 'assets/css/', 'assets/fonts/', 'assets/images/', 'img/', 'favicon.ico'],
  tools: { files: [], pages: [] },
};

/** Address of the page of the sections where a site does not say another one. */
export const PAGE = 'offline';

/** @returns the options with what they leave out, beside what Docusaurus knows */
export const planOf = (options: OfflineOptions, site: Site) => ({
  ...site,
  isOffered: options.isOffered ?? true,
  page: options.page ?? PAGE,
  storage: options.storage ?? 'docusaurus-offline',
  files: { ...FILES, ...options.files },
  words: { ...words, ...options.notSaved },
});

/** All that is known of a site before its files are final. */
export type Plan = Readonly<ReturnType<typeof planOf>>;
