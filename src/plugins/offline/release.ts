/**
 * What the worker knows of its release, and what the plugin plans for it: the types that build and worker share. An address here is a
 * path below the base path, without the slash at its start: `callbacks`, `cabinet/balances/`, `assets/js/main.1234.js`, or nothing for
 * the home page.
 */

/** A file of the release: the beginning of the SHA-256 of its content, and its bytes before compression. */
export type FileOfRelease = readonly [hash: string, bytes: number];

/** A page of the release: its file, whose hash is of the file without the one that it says itself (`page-hash.ts`), its title, and the addresses that it needs beside the files of all pages, such as the forms of requests. */
export type PageOfRelease = readonly [hash: string, bytes: number, title: string, ...needs: string[]];

/** Pages that a reader can save at once. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly string[];
}

/** What the plugin knows while Docusaurus builds. */
export interface Plan {
  readonly isOffered: boolean;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  readonly brand: string;
  /** Address of the page where a reader saves sections. */
  readonly page: string;
  readonly sections: readonly Section[];
}

/** All that the worker knows of its release. */
export interface Release {
  /** Made from everything else here, so that another release has another one. */
  readonly id: string;
  readonly base: string;
  readonly brand: string;
  readonly page: string;
  readonly pages: Readonly<Record<string, PageOfRelease>>;
  /** Every other file that can be saved, but the parts of the search. */
  readonly files: Readonly<Record<string, FileOfRelease>>;
  /** The files and pages by which any page of the release works whole: scripts, styles, typeface, gateway, head of the search. */
  readonly tools: readonly string[];
  /** All parts of the search in one file, and the folder from which they come. */
  readonly search: { readonly file: string; readonly folder: string };
  readonly sections: readonly Section[];
}

/** Name of the worker's file. It lies beside the pages, because a worker controls what lies beside it and below. */
export const WORKER_FILE = 'service-worker.js';

/** A worker that takes itself back; an operator puts it in the place of the other one (deploy/retire-worker.sh). */
export const RETIRING_FILE = 'offline/retire.js';

/** What the plugin leaves in the build for the step that writes the worker; it is not published. */
export const PLAN_FILE = 'offline-plan.json';

/** The caches of a site begin with this, and with its base path: another site of the same host has its own. */
export const cachePrefix = (base: string): string => `docs-offline ${base} `;

/** Digits of a SHA-256 that tell the files of two releases apart. */
export const HASH_DIGITS = 12;
