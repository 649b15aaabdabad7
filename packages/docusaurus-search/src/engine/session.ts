/**
 * One reader's search: loads the parts of the index as queries need them, and answers when they are here. A part that cannot be
 * loaded is left out, and the answer says so; where the site was published anew meanwhile, the manifest is loaded anew and the query
 * starts again, so that two releases never mix. No DOM: the worker and the tests give it a way to load a file.
 */
import { once } from '@gateway-docs/kit';
import { find, type FindOptions, type Found } from './find';
import type { PackedManifest, PackedWords } from '../format/format';
import { addWords, FormatError, openManifest, type SearchIndex } from '../format/search-index';
import { nearWords } from './near-words';
import { PageTexts, type LoadFile } from './page-texts';
import { planQuery } from './query';
import type { Plan } from './clause';
import { resultsOf, type ResultSet } from './results';
import { MANIFEST_FILE, PARTS_FOLDER } from './settings';

export interface SessionOptions {
  /** Loads a file by its path relative to the base URL. @throws where it cannot be loaded in time or is no JSON */
  readonly load: LoadFile;
  /** Milliseconds after which a query that needs a part counts as typed: letters in between load nothing. */
  readonly typingPause: number;
}

/** The index of one release, with what was loaded of it. */
interface Opened {
  readonly index: SearchIndex;
  readonly texts: PageTexts;
  /** Loads a shard. @throws where it cannot be loaded */
  readonly addShard: (shard: number) => Promise<void>;
}

/** A browser loads so many files at once over HTTP/1.1; the next ones wait for a connection. */
const AT_ONCE = 6;

/** A query is planned again when a shard has told what its words are: of a misspelling, then of what stands for it. */
const MAX_ROUNDS = 4;

export class SearchSession {
  private opened: Promise<Opened> | undefined;

  constructor(private readonly options: SessionOptions) {}

  /**
   * @param isAnew loads the manifest again, also where it is here
   * @returns the index, when the manifest is there
   * @throws what `load` throws, and FormatError; a later call tries again
   */
  open(isAnew = false): Promise<Opened> {
    if (isAnew) this.opened = undefined;
    this.opened ??= this.loadManifest().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /**
   * Answers when everything that the query needs is here or has failed; and before that, where only texts are missing, with the titles.
   * @param report takes the answers; `from` of the last one is not `titles`
   * @param isCurrent false once a newer query has made this one pointless
   * @throws where the manifest cannot be loaded, and FormatError where a new release has another format
   */
  async results(
    text: string,
    options: FindOptions,
    report: (results: ResultSet) => void,
    isCurrent: () => boolean,
  ): Promise<void> {
    let opened = await this.open();
    let reply = await this.replyTo(opened, text, options, report, isCurrent);
    if (reply?.from === 'partial' && isCurrent()) {
      // The folder of the release may be gone: then the manifest names another one.
      const anew = await this.open(true).catch((error: unknown) => {
        // A release of another format needs other code: a reload, not another try.
        if (error instanceof FormatError) throw error;
        return opened;
      });
      if (anew.index.release === opened.index.release) this.opened = Promise.resolve(opened);
      else {
        opened = anew;
        reply = await this.replyTo(opened, text, options, report, isCurrent);
      }
    }
    if (reply !== undefined && isCurrent()) report(reply);
  }

  private async loadManifest(): Promise<Opened> {
    // `openManifest` checks the format of what was loaded.
    const index = openManifest((await this.options.load(MANIFEST_FILE)) as PackedManifest);
    const load: LoadFile = (file) => this.options.load(`${PARTS_FOLDER}${index.release}/${file}`);
    const addShard = once(async (shard: number) => {
      addWords(index, shard, (await load(`words-${shard}.json`)) as PackedWords);
    });
    return { index, texts: new PageTexts(index, load), addShard };
  }

  /** @returns undefined where the query was given up */
  private async replyTo(
    opened: Opened,
    text: string,
    options: FindOptions,
    report: (results: ResultSet) => void,
    isCurrent: () => boolean,
  ): Promise<ResultSet | undefined> {
    const { index, texts, addShard } = opened;
    const failed = new Set<number>();
    let plan: Plan = planQuery(index, text);
    const anchorsOf = (found: Found) => found.hits.map(({ anchor }) => anchor);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const missing = [...plan.shards].filter((shard) => !index.shards.has(shard) && !failed.has(shard));
      if (missing.length === 0) break;
      if (round === 0) await pause(this.options.typingPause);
      if (!isCurrent()) return undefined;
      const loads = missing.map((shard) => addShard(shard).catch(() => failed.add(shard)));
      // A query waits twice, for shards and then for texts. Connections that the last shards leave free bring texts of what leads so far.
      const first = round === 0 ? AT_ONCE : 0;
      await Promise.all(loads.slice(0, first));
      const rest = loads.length - first;
      if (rest > 0 && rest < AT_ONCE) {
        const leading = find(index, planQuery(index, text), { ...options, limit: AT_ONCE - rest });
        void texts.need(anchorsOf(leading));
      }
      await Promise.all(loads);
      if (!isCurrent()) return undefined;
      plan = planQuery(index, text);
    }
    const found = find(index, plan, options);
    const resultsFrom = (from: ResultSet['from']): ResultSet => ({
      ...resultsOf(index, plan, found, texts, from),
      near: found.total === 0 ? nearWords(index, text) : [],
      ...(plan.text === text ? {} : { understood: plan.text }),
    });
    const anchors = anchorsOf(found);
    const isMissing = anchors.some((anchor) => texts.textOf(anchor) === undefined);
    if (isMissing && failed.size === 0) report(resultsFrom('titles'));
    const hasTexts = await texts.need(anchors);
    return resultsFrom(failed.size === 0 && hasTexts ? 'whole' : 'partial');
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
