/**
 * The search in the bar, for one form: it reads the input, asks, and draws the box under it. Without React and without the scripts of the page, so that
 * it works before they have come; what React knows of the form does not change. The focus stays in the input, which names the active option.
 */
import { isPlainClick, pressedKey, routeBelow, underBasePath } from '@gateway-docs/kit';
import type { FindOptions } from '../../engine/find';
import type { ResultHit } from '../../engine/results';
import { SUGGESTION_LIMIT } from '../../engine/settings';
import type { BrowserOptions } from '../../plugin/options';
import { ASKED, GO } from '../events';
import { hitUrl, searchPageUrl } from '../links';
import { contextOfRoute, versionOfRoute } from '../options';
import { responseOf, Search } from '../search';
import { isSearchAvailable, siteClient } from '../site-client';
import { textHtml } from '../view/hit-html';
import { buttonOf } from '../view/messages-html';
import { countText, noticeOf } from '../view/notice';
import { moveActive } from './move-active';
import { LIST_ID, recentHtml, responseHtml } from './panel-html';
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries';
import styles from './Panel.module.css';

/**
 * What the theme focuses when a page has arrived; it takes no focus at any other time. A navigation begins with a click elsewhere, or
 * leaves the input, so a focused input means that the reader types already: the letters must not go nowhere.
 */
const START_OF_PAGE = '[role="region"][tabindex="-1"]';

const NO_CHOICE = { text: '', url: '' };

export class Box {
  private readonly input: HTMLInputElement;
  private readonly status: Element;
  private readonly panel: HTMLElement;
  private readonly search: Search;
  private isFocused = false;
  private isDismissed = false;
  /** A choice ends with the text that it was made for, and stays with its page when better answers move that. */
  private choice = NO_CHOICE;
  private drawn = '';

  /** @param form of the theme's SearchBar */
  constructor(
    private readonly form: HTMLFormElement,
    private readonly options: BrowserOptions,
  ) {
    const [input, status, panel] = ['input', '[role="status"]', 'div'].map((part) =>
      form.querySelector(part),
    );
    if (!(input instanceof HTMLInputElement && status && panel instanceof HTMLElement))
      throw new Error('The search bar lacks a part');
    this.input = input;
    this.status = status;
    this.panel = panel;
    this.panel.className = styles.panel ?? '';
    this.search = new Search(siteClient(options.baseUrl), options.baseUrl, isSearchAvailable, (load) =>
      this.tell(ASKED, load),
    );
    this.search.subscribe(() => this.draw());
  }

  /** The first sign that the reader will search. */
  want(): void {
    this.search.open();
  }

  focus(): void {
    this.isFocused = true;
    this.isDismissed = false;
    this.want();
    // What was typed before this script came is in the input alone.
    if (this.input.value.trim() === this.search.state.query) this.draw();
    else this.type();
  }

  /** @param to what has the focus now */
  blur(to: EventTarget | null): void {
    if (to instanceof Element && to.matches(START_OF_PAGE)) this.input.focus();
    else if (!(to instanceof Node && this.form.contains(to))) {
      this.isFocused = false;
      this.draw();
    }
  }

  /** Asks for what stands in the input. */
  type(): void {
    const route = routeBelow(this.options.baseUrl, window.location.pathname);
    const find: FindOptions = {
      limit: SUGGESTION_LIMIT,
      context: contextOfRoute(route),
      contextUse: 'first',
      preferredVersion: versionOfRoute(route) || undefined,
    };
    this.isDismissed = false;
    this.search.ask(this.input.value, find);
  }

  /** Asks for another text than what was typed. */
  replace(text: string): void {
    this.input.value = text;
    this.type();
    this.input.focus();
  }

  /** @param event whose default is prevented where the key has done all there was to do */
  press(event: KeyboardEvent): void {
    const key = pressedKey(event);
    if (key === 'Escape') {
      // The first press closes the suggestions, the second empties the input.
      if (this.isOpen && this.input.value !== '') this.dismiss(true);
      else this.replace('');
    } else if (key === 'ArrowDown' && this.isDismissed) this.dismiss(false);
    else if (!this.isExpanded || !this.choose(key)) return;
    event.preventDefault();
  }

  /** All results of what stands in the input. */
  submit(): void {
    if (this.input.value.trim() !== '') this.go(this.allUrl);
  }

  click(event: MouseEvent): void {
    const { query, action } = buttonOf(event);
    if (query !== undefined) this.replace(query);
    else if (action === 'retry') this.search.open(true);
    else if (action === 'reload') window.location.reload();
    else if (action === 'forget') {
      forgetQueries();
      // The button goes with its list: the focus goes back to the input.
      this.replace(this.input.value);
    } else this.follow(event);
  }

  private get isOpen(): boolean {
    return this.isFocused && !this.isDismissed;
  }

  private get isExpanded(): boolean {
    return !this.panel.hidden && this.hits.length > 0;
  }

  private get hits(): readonly ResultHit[] {
    return this.search.state.results?.hits ?? [];
  }

  private get active(): number {
    const { text, url } = this.choice;
    if (text === this.input.value) return this.hits.findIndex(({ u }) => u === url);
    // Without a choice it is the first one, of what stands in the input and not of a text before it.
    return responseOf(this.search.state) === undefined ? -1 : 0;
  }

  /** Address of the search page with this text; what leads here leads there. */
  private get allUrl(): string {
    const { baseUrl } = this.options;
    const route = routeBelow(baseUrl, window.location.pathname);
    const first = contextOfRoute(route) || versionOfRoute(route);
    const query = { q: this.input.value.trim(), ctx: '', version: '', kind: '', first };
    return searchPageUrl(underBasePath(baseUrl, '/search'), query);
  }

  private dismiss(isDismissed: boolean): void {
    this.isDismissed = isDismissed;
    this.draw();
  }

  /** @returns whether the key moved through the suggestions or opened one */
  private choose(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = moveActive(this.active, key === 'ArrowDown' ? 1 : -1, this.hits.length);
      this.choice = { text: this.input.value, url: this.hits[next]?.u ?? '' };
      this.draw();
      this.panel.querySelector(`#${LIST_ID}-${next}`)?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    if (key !== 'Enter') return false;
    const hit = this.hits[this.active];
    this.go(hit === undefined ? this.allUrl : hitUrl(hit, this.options.baseUrl));
    return true;
  }

  /** With a modifier the browser opens a tab or a window as it always does. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !isPlainClick(event) || link.origin !== window.location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** Goes where the reader has chosen to go: by the router where there is one. */
  private go(url: string): void {
    rememberQuery(this.input.value);
    // The same text on the next page is a new query, of which nothing is chosen yet.
    this.choice = NO_CHOICE;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.form.contains(activeElement)) activeElement.blur();
    if (this.tell(GO, url)) window.location.assign(url);
  }

  /** @returns false where somebody has done what the event asks for */
  private tell(name: string, detail: unknown): boolean {
    return this.form.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  }

  private draw(): void {
    const { state } = this.search;
    // Until there is something to say of a first query, the box stays as it was: most responses come at once, and it would open empty.
    const isFirst = state.query === '' || (noticeOf(state) === undefined && state.results === undefined);
    const recent = isFirst ? recentQueries() : [];
    const html = isFirst ? recentHtml(recent) : responseHtml(state, this.allUrl, this.options);
    if (html !== this.drawn) this.panel.innerHTML = html;
    this.drawn = html;
    this.panel.hidden = !this.isOpen || (isFirst && recent.length === 0);
    const response = responseOf(state);
    this.set(this.panel, 'data-results', response?.from);
    const count = response && !this.panel.hidden ? countText(response, 'suggestion') : '';
    if (this.status.textContent !== count) this.status.textContent = count;
    this.form.dataset.searchStatus = state.status;
    this.fillOptions();
  }

  /** What of each suggestion comes later, and which one is active. */
  private fillOptions(): void {
    const { active, isExpanded } = this;
    this.hits.forEach((hit, i) => {
      const option = this.panel.querySelector<HTMLAnchorElement>(`#${LIST_ID}-${i}`);
      if (option === null) return;
      option.href = hitUrl(hit, this.options.baseUrl);
      option.ariaSelected = String(i === active);
      option.classList.toggle(styles.active ?? '', i === active);
      const text = option.lastElementChild;
      const html = textHtml(hit);
      if (text !== null && text.innerHTML !== html) text.innerHTML = html;
    });
    this.set(this.input, 'aria-expanded', String(isExpanded));
    this.set(this.input, 'aria-controls', isExpanded ? LIST_ID : undefined);
    const activeId = isExpanded && active >= 0 ? `${LIST_ID}-${active}` : undefined;
    this.set(this.input, 'aria-activedescendant', activeId);
  }

  private set(element: Element, name: string, value: string | undefined): void {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
