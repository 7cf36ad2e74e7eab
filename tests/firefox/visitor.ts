import { setTimeout } from 'node:timers/promises';

import { type ElementHandle, type Locator, type Page, TimeoutError } from 'puppeteer-core';

import { type Part, PartFinder } from './part-finder.ts';

/** How long each step may take. */
const STEP_WITHIN_MS = 45_000;
/** How long an element that was found may take to stand still, before it is looked for again: it may be another one. */
const STILL_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 100;
/** Firefox reports a font whose download ended because the page was left: NS_BINDING_ABORTED. */
const ABORTED_FONT = /downloadable font: download failed [\s\S]*status=2152398850\b/;
/**
 * Firefox reports a file that a service worker was fetching when the page was left, or when the page itself needed what
 * it had fetched in advance, with its address.
 */
const ABORTED_FILE = /Failed to load ‘(.+)’\. A ServiceWorker intercepted the request and encountered an unexpected/;

const describe = ({ name, role }: Part) => `${role} “${name}”`;

/** Clicks in the middle of the window: an element at its lower edge is in view, but below the tab bar. */
const press = (part: Locator<Element>) =>
  part
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    })
    .click();

/**
 * A user at a page of Firefox. Each step waits until it is possible, and throws an error with what was missing and
 * where.
 */
export class Visitor {
  readonly page: Page;
  /** Errors and warnings in the console, violations of the content security policy, and uncaught errors so far. */
  readonly errors: string[] = [];
  readonly #origin: string | undefined;
  readonly #withinMs: number;
  readonly #parts: PartFinder;
  /** The addresses of pictures that were still loading when a page was left, and of files fetched in advance. */
  readonly #abortable = new Set<string>();

  /**
   * @param origin the server's origin
   * @param withinMs how long each step may take
   */
  constructor(page: Page, origin: string | undefined, withinMs = STEP_WITHIN_MS) {
    this.page = page;
    this.#origin = origin;
    this.#withinMs = withinMs;
    this.#parts = new PartFinder(page);
    page.setDefaultTimeout(withinMs);
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#record(message.text());
    });
    page.on('pageerror', (error) => this.#record(error instanceof Error ? error.message : String(error)));
  }

  /** Loads a path of the app, or a complete address. */
  async open(path: string): Promise<void> {
    const loading = await this.page.$$eval('img', (images) =>
      images.filter(({ complete }) => !complete).map(({ currentSrc }) => currentSrc),
    );
    for (const address of loading) this.#abortable.add(address);
    await this.page.goto(new URL(path, this.#origin).href);
    const inAdvance = await this.page.$$eval('link:is([rel="later"], [rel="prefetch"])', (links) =>
      links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
    );
    for (const address of inAdvance) this.#abortable.add(address);
  }

  /** Clicks an element, `within` another one if its name is not unique. */
  async press(name: string, role = 'button', within?: Part): Promise<void> {
    await this.#actOn(
      `no ${describe({ name, role })} to press`,
      () => this.#parts.byRole({ name, role }, within),
      press,
    );
  }

  /** Clicks an element by a part of its text, if its accessible name contains more, such as the time. */
  async pressText(text: string): Promise<void> {
    await this.#act(`no “${text}” to press`, this.page.locator(`::-p-text(${text})`), (each) => press(each));
  }

  /** Replaces the text of a field, found by its label. */
  async fill(label: string, text: string): Promise<void> {
    await this.#actOn(
      `no field “${label}” to fill`,
      () => this.#parts.byLabel(label),
      (field) => field.fill(text),
    );
  }

  /** Chooses files in the page's file input. */
  async choose(...paths: [string, ...string[]]): Promise<void> {
    await this.#act('no file input', this.page.locator('input[type=file]'), async (input) => {
      const handle = await input.waitHandle();
      await handle.uploadFile(...paths);
    });
  }

  /** Waits for an element. */
  async find(name: string, role: string, within?: Part): Promise<void> {
    await this.waitUntil(
      `no ${describe({ name, role })}`,
      async () => (await this.#parts.byRole({ name, role }, within)) !== undefined,
    );
  }

  async see(text: string): Promise<void> {
    await this.waitUntil(`no text “${text}”`, async () => (await this.#visibleText()).includes(text));
  }

  /** Waits until a text is no longer visible. */
  async seeGone(text: string): Promise<void> {
    await this.waitUntil(`still the text “${text}”`, async () => !(await this.#visibleText()).includes(text));
  }

  /** Waits until the address has this path, query included. */
  async arriveAt(path: string): Promise<void> {
    await this.waitUntil(`not ${path}`, async () => this.#path() === path);
  }

  /**
   * Polls a condition. An error counts as "not yet": the page may be navigating.
   * @param fault the message if the condition is never true
   */
  async waitUntil(fault: string, isSo: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + this.#withinMs;
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > until) throw this.#error(fault);
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  #record(error: string): void {
    const file = ABORTED_FILE.exec(error)?.[1];
    if (ABORTED_FONT.test(error) || (file !== undefined && this.#abortable.has(file))) return;
    this.errors.push(error);
  }

  /** Looks for an element until the action succeeds: it may be rendered again in between. */
  async #actOn(
    fault: string,
    find: () => Promise<ElementHandle | undefined>,
    action: (locator: Locator<Element>) => Promise<void>,
  ): Promise<void> {
    await this.waitUntil(fault, async () => {
      const element = await find();
      if (element) await action(element.asLocator().setTimeout(Math.min(STILL_WITHIN_MS, this.#withinMs)));
      return element !== undefined;
    });
  }

  async #act<Node>(
    fault: string,
    locator: Locator<Node>,
    action: (locator: Locator<Node>) => Promise<unknown>,
  ): Promise<void> {
    try {
      await action(locator);
    } catch (error) {
      throw error instanceof TimeoutError ? this.#error(fault, error) : error;
    }
  }

  #visibleText(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  #path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  #error(fault: string, cause?: Error): Error {
    return new Error(`There is ${fault} at ${this.#path()} within ${this.#withinMs / 1000} s.`, { cause });
  }
}
