/** A search as its reader sees it: opens the index, asks for what is typed, and says what came of it. The bar and the page of results draw its states. */
import type { FindOptions } from '../engine/find';
import type { ResultSet } from '../engine/results';
import { SearchFailure, type SearchClient } from './client';
import type { FailureReason } from './messages';
import { whyFailed } from './why-failed';

/** `unavailable`: this is the writers' server, which has no index. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';

export interface SearchState {
  readonly status: SearchStatus;
  readonly reason?: FailureReason | undefined;
  /** What was typed, without blanks around it. */
  readonly query: string;
  /** The newest answer, kept while the next one is on its way; undefined for an empty query. */
  readonly results?: ResultSet | undefined;
  /** The query that `results` is for. */
  readonly responded: string;
  /** Whether the index, or a response with no hits to show meanwhile, takes so long that the reader should be told. */
  readonly isSlow: boolean;
}

/** @returns the answer to the present query; undefined while none has come */
export const responseOf = ({ results, responded, query }: SearchState): ResultSet | undefined =>
  responded === query ? results : undefined;

/** Most responses come sooner; a word that they are on their way would only flash up. */
const SLOW = 250;

const nothing = (): void => undefined;

export class Search {
  private current: SearchState;
  private text = '';
  private options: FindOptions = { limit: 0 };
  private giveUp = nothing;
  private onChange = nothing;
  private slow: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param client with its worker
   * @param baseUrl of the site
   * @param isAvailable whether there is an index
   * @param onAsked hears of what is asked for, until it has come
   */
  constructor(
    private readonly client: SearchClient,
    private readonly baseUrl: string,
    isAvailable: boolean,
    private readonly onAsked: (load: Promise<void>) => void,
  ) {
    const status = isAvailable ? 'idle' : 'unavailable';
    this.current = { status, query: '', responded: '', isSlow: false };
  }

  get state(): SearchState {
    return this.current;
  }

  /** @param onChange draws a state, at once. @returns function after which it hears of no more */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.onChange = onChange;
    return () => this.end();
  };

  /** The reader is about to search. @param isAnew tries again after a failure, or after a partial answer */
  open(isAnew = false): void {
    const { status } = this.current;
    if (status === 'unavailable' || (status !== 'idle' && !isAnew)) return;
    this.change({ status: 'loading', reason: undefined });
    const opening = this.client.open(isAnew).then(
      () => {
        this.change({ status: 'ready' });
        this.send();
      },
      (error: unknown) => this.fail(error instanceof SearchFailure ? error.reason : undefined),
    );
    this.onAsked(opening);
  }

  /** Asks for what is typed now; an answer to what was typed before is given up. */
  ask(text: string, options: FindOptions): void {
    this.text = text;
    this.options = options;
    const query = text.trim();
    // What was found for an emptied query is not shown again with the next one.
    this.change(query === '' ? { query, results: undefined, responded: '' } : { query });
    this.open();
    this.send();
  }

  private end(): void {
    this.onChange = nothing;
    this.giveUp();
    clearTimeout(this.slow);
  }

  private send(): void {
    this.giveUp();
    const { status, query } = this.current;
    if (status !== 'ready' || query === '') return;
    const response = new Promise<void>((done) => {
      const drop = this.client.ask(this.text, this.options, {
        onResults: (results) => {
          if (results.from !== 'titles') done();
          this.change({ results, responded: query });
        },
        onFailure: (known) => void this.fail(known).then(done),
      });
      this.giveUp = () => {
        drop();
        done();
      };
    });
    this.onAsked(response);
  }

  private async fail(known: FailureReason | undefined): Promise<void> {
    const reason = await whyFailed(this.baseUrl, known);
    this.change({ status: 'failed', reason });
  }

  private change(part: Partial<SearchState>): void {
    this.current = { ...this.current, ...part };
    const { status, query, results, responded } = this.current;
    // Hits of the query before may stand a while; that it had none says nothing of this one.
    const hasSomething = results !== undefined && (responded === query || results.hits.length > 0);
    const isExpected = query !== '' && (status === 'loading' || (status === 'ready' && !hasSomething));
    if (isExpected) this.slow ??= setTimeout(() => this.change({ isSlow: true }), SLOW);
    else {
      clearTimeout(this.slow);
      this.slow = undefined;
      this.current = { ...this.current, isSlow: false };
    }
    this.onChange();
  }
}
