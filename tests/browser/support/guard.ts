/**
 * Watches everything that a browser context says and asks for. At the end of a test, `verify` fails it on any console message, page
 * error or request to a foreign host. Hydration warnings and policy violations are console messages, so they fail a test too.
 */
import {
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';

/** The one message that is the browser's own and cannot be avoided: its line about a document that answered 404. */
const FAILED_DOCUMENT = 'console.error: Failed to load resource: the server responded with a status of 404';

/** Playwright says this where a test blocks workers, which most do. */
const BLOCKED_WORKER = 'console.warning: Service Worker registration blocked by Playwright';

export class Guard {
  private readonly messages: { text: string; url: string }[] = [];
  private readonly foreign: string[] = [];
  private readonly missingDocuments = new Set<string>();
  private readonly expected: RegExp[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly allowedOrigins = new Set<string>();

  /** @param origins origins that requests may go to: those of the served sites */
  constructor(origins: readonly string[]) {
    origins.forEach((origin) => this.allowedOrigins.add(origin));
  }

  /** Starts to watch a context; tests call it for contexts that they open on their own. */
  watch(context: BrowserContext): void {
    context.on('console', (message: ConsoleMessage) => {
      this.messages.push({
        text: `console.${message.type()}: ${message.text()}`,
        url: message.location().url,
      });
    });
    context.on('weberror', (error: WebError) => {
      this.messages.push({ text: `page error: ${error.error().message}`, url: error.page()?.url() ?? '' });
    });
    context.on('request', (request: Request) => this.checkHost(request.url()));
    context.on('response', (response: Response) => {
      if (response.status() === 404 && response.request().isNavigationRequest()) {
        this.missingDocuments.add(response.url());
      }
    });
  }

  /**
   * Declares a message that the test provokes, such as the report of a crash.
   * @param pattern tested against `console.<type>: <text>` and `page error: <message>`; a pattern that never matches fails the test
   */
  expectMessage(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /**
   * Allows a message that may come or not: the browser's own line about a request that the test has cut in the middle.
   * @param pattern as for `expectMessage`
   */
  allowMessage(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Allows requests to one more origin, for a test that answers them itself. */
  allowOrigin(origin: string): void {
    this.allowedOrigins.add(origin);
  }

  /**
   * Waits for every expected message: the browser may still be on its way with one when the page already shows its effect.
   * @throws Error that lists everything unwanted, and every expected message that did not come
   */
  async verify(): Promise<void> {
    await expect
      .poll(() => this.missing())
      .toEqual([])
      .catch(() => undefined);
    const unwanted = this.messages.filter((message) => !this.isExpected(message));
    const missing = this.missing();
    const problems = [
      ...unwanted.map(({ text, url }) => `${text}\n    at ${url}`),
      ...this.foreign.map((url) => `request to a foreign host: ${url}`),
      ...missing.map((pattern) => `expected message did not come: ${pattern}`),
    ];
    if (problems.length > 0) throw new Error(`The page is not quiet:\n  ${problems.join('\n  ')}`);
  }

  private missing(): RegExp[] {
    return this.expected.filter((pattern) => !this.messages.some(({ text }) => pattern.test(text)));
  }

  private isExpected({ text, url }: { text: string; url: string }): boolean {
    if (text.startsWith(FAILED_DOCUMENT) && this.missingDocuments.has(url)) return true;
    if (text === BLOCKED_WORKER) return true;
    return [...this.expected, ...this.allowed].some((pattern) => pattern.test(text));
  }

  private checkHost(url: string): void {
    const { protocol, origin } = new URL(url);
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (!this.allowedOrigins.has(origin)) this.foreign.push(url);
  }
}
