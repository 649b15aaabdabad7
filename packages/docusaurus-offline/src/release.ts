/**
 * What the worker knows of its release: the types and names that build and worker share. An address here is a path below the base path, without the
 * slash at its start: `callbacks`, `guides/balances/`, `assets/js/main.1234.js`, or nothing for the home page.
 */

import type { Plan } from './options';

/** A file of the release: the beginning of the SHA-256 of its content, and its bytes before compression. */
export type FileOfRelease = readonly [hash: string, bytes: number];

/** A page of the release: its file, whose hash is of the file without the one that it says itself (`page-hash.ts`), its title, and the addresses that it needs beside the files of all pages. */
export type PageOfRelease = readonly [hash: string, bytes: number, title: string, ...needs: string[]];

/** Many small files that come as one file with a section. */
export interface PartsOfRelease {
  /** Address of that one file. */
  readonly file: string;
  /** Address of the folder that holds the small ones, with a slash at its end. */
  readonly folder: string;
}

/** All that the worker knows of its release. */
export interface Release extends Omit<Plan, 'isOffered' | 'files'> {
  /** Made from everything else here, so that another release has another one. */
  readonly id: string;
  readonly pages: Readonly<Record<string, PageOfRelease>>;
  /** Every other file that can be saved, but the small files that come as one. */
  readonly files: Readonly<Record<string, FileOfRelease>>;
  /** The files and pages by which any page of the release works whole. */
  readonly tools: readonly string[];
  readonly parts?: PartsOfRelease;
  /** What begins like this is named after its content: the same in each release that has it. */
  readonly namedByContent: readonly string[];
}

/** Name of the worker's file. It lies beside the pages, because a worker controls what lies beside it and below. */
export const WORKER_FILE = 'service-worker.js';

/** A worker that takes itself back; an operator puts it in the place of the other one. */
export const RETIRING_FILE = 'offline/retire.js';

/** The caches of a site begin with this: another site of the same host has its own base path. */
export const cachePrefix = ({ storage, base }: Pick<Release, 'storage' | 'base'>): string =>
  `${storage} ${base} `;

/** Digits of a SHA-256 that tell the files of two releases apart. */
export const HASH_DIGITS = 12;
