/**
 * In: a repository, and the profile of a provider. Out: its site as one value, made once and passed to whoever needs a part of it. What the configuration asks at once is read at
 * once; the rest is loaded when it is asked for the first time.
 */
import path from 'node:path';
import { deepFreeze } from '@gateway-docs/kit';
import { DEFAULT_PROFILE, layoutOf, loadFacts, SOURCE_FOLDERS, type Facts } from '@gateway-docs/site-data';
import { readBranding, type Branding } from '@gateway-docs/branding';
import { readOffer, wholeOffer, type Offer } from '@gateway-docs/site-data/offer';
import { readProfile, type Operator, type Profile } from '@gateway-docs/site-data/operator';
import { CHANGELOG_FILE, readPages, titlesOf, type LeftOut, type Pages } from '@gateway-docs/site-data/pages';
import { fingerprint } from '@gateway-docs/site-data/reading';
import { loadContract, type Contract } from './contract';
import { readCalls } from './openapi/calls';
import { readGroups } from './openapi/groups';
import { offeredCalls, type GroupedCalls } from './openapi/offered';

/** Everything that pages are rendered from, checked, typed and frozen: the facts of the site, and its contract. */
export interface SiteData extends Facts, Contract {}

export interface SiteOptions {
  /** Whether files change while the site is used, as in the writers' server: then every question asks whether they have. */
  readonly isWatched?: boolean;
}

/** What is known of the site as its files are, and what follows from it. */
interface State {
  readonly profile: Profile;
  readonly offer: Offer;
  readonly pages: Pages;
  /** Files of everything but pages, and of the pages. */
  readonly prints: { readonly sources: string; readonly content: string };
  grouped?: GroupedCalls;
  data?: Promise<SiteData>;
}

/** Of a page its address, its title and whether it is there count, and not its text, which writers change most. */
const listOfPages = (pages: Pages): string =>
  JSON.stringify([[...titlesOf(pages)], [...pages.leftOut.routes]]);

/** The site of a provider. Its parts are no properties of the object: Docusaurus prints its configuration, where it is an option. */
export class Site {
  readonly #layout: ReturnType<typeof layoutOf>;
  readonly #root: string;
  readonly #profile: string;
  readonly #isWatched: boolean;
  #state: State;

  /**
   * @param root absolute path of the repository
   * @param profile path of the profile, absolute or below the root
   * @throws Error with file and place of what is wrong in the profile
   */
  constructor(root: string, profile: string, { isWatched = false }: SiteOptions) {
    this.#root = root;
    this.#layout = layoutOf(root);
    this.#profile = path.resolve(root, profile);
    this.#isWatched = isWatched;
    this.#state = this.#read();
  }

  get operator(): Operator {
    return this.#now().profile.operator;
  }

  /** What the provider leaves out. */
  get offer(): Offer {
    return this.#now().offer;
  }

  /** Route of each page → what the page says of itself. */
  get pages(): Pages['heads'] {
    return this.#now().pages.heads;
  }

  /** Pages and sections that are not there, because the provider does not offer what they say. */
  get leftOut(): LeftOut {
    return this.#now().pages.leftOut;
  }

  /** The calls that are offered, in their groups, for what cannot wait for the whole contract. */
  get calls(): GroupedCalls {
    return offeredCalls(this.#grouped(), this.offer);
  }

  /** Every file that the facts and the contract are made from, absolute; a page is made anew when one of them changes. */
  get files(): readonly string[] {
    const { top, content } = this.#layout;
    const changelog = content.docs.has(CHANGELOG_FILE) ? [content.docs.pathOf(CHANGELOG_FILE)] : [];
    const sources = SOURCE_FOLDERS.map((name) => top.folder(name)).flatMap((folder) =>
      folder.list().map((file) => folder.pathOf(file)),
    );
    return [...new Set([...sources, this.#profile, ...changelog])];
  }

  /** Absolute path of the profile. */
  get profileFile(): string {
    return this.#profile;
  }

  /** @throws Error that names the profile, each key of the branding that is wrong, and what would be right */
  branding(): Branding {
    const { profile } = this.#now();
    return readBranding({ ...profile, look: profile.operator.look }, this.#layout.branding);
  }

  /**
   * Loads and checks everything, once, or once more when a file has changed.
   * @throws Error with file, place and advice for the first thing that is wrong
   */
  load(): Promise<SiteData> {
    const state = this.#now();
    return (state.data ??= this.#load(state));
  }

  async #load({ profile, offer, pages }: State): Promise<SiteData> {
    const layout = this.#layout;
    const facts = await loadFacts({ layout, profile, offer, pages });
    const sources = { layout, grouped: this.#grouped(), wholeOffer: wholeOffer(layout) };
    return deepFreeze({ ...facts, ...(await loadContract(sources, facts)) });
  }

  #grouped(): GroupedCalls {
    const state = this.#now();
    if (state.grouped) return state.grouped;
    const { api, operations } = this.#layout;
    const calls = readCalls(operations);
    state.grouped = { calls, groups: readGroups(api, calls.keys()) };
    return state.grouped;
  }

  #now(): State {
    if (this.#isWatched) this.#state = this.#read(this.#state);
    return this.#state;
  }

  #prints(): State['prints'] {
    if (!this.#isWatched) return { sources: '', content: '' };
    const { docs, cabinet } = this.#layout.content;
    const pages = [docs, cabinet].flatMap((folder) => folder.list().map((file) => folder.pathOf(file)));
    return { sources: fingerprint(this.#root, this.files), content: fingerprint(this.#root, pages) };
  }

  /** @returns the state before where it still holds, or a new one */
  #read(before?: State): State {
    const prints = this.#prints();
    const isSame = before !== undefined && before.prints.sources === prints.sources;
    if (isSame && before.prints.content === prints.content) return before;
    const profile = isSame ? before.profile : readProfile(this.#root, this.#profile);
    const offer = isSame ? before.offer : readOffer(profile, this.#layout);
    const pages = readPages(this.#layout.content, offer);
    const state = { profile, offer, pages, prints };
    return isSame && listOfPages(pages) === listOfPages(before.pages) ? { ...before, ...state } : state;
  }
}

/**
 * Opens the site of a provider.
 * @param root absolute path of the repository
 * @param profile path of the profile, absolute or below the root; left out: that of the demonstration
 * @throws Error with file and place of what is wrong in the profile
 */
export const openSite = (root: string, profile: string = DEFAULT_PROFILE, options: SiteOptions = {}): Site =>
  new Site(root, profile, options);
