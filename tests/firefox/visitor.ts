import { setTimeout } from 'node:timers/promises';

import type { ElementHandle, Locator, Page } from 'puppeteer-core';

import { type Part, PartFinder } from './part-finder.ts';

/** How long each step may take. */
const STEP_WITHIN_MS = 45_000;
/** How long an element that was found may take to stand still, before it is looked for again: it may be another one. */
const STILL_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 100;
/** Firefox reports a font whose download ended because the page was left: NS_BINDING_ABORTED. */
const ABORTED_FONT = /downloadable font: download failed [\s\S]*status=2152398850\b/;
/** Firefox reports a file that did not come from the service worker, with its address. */
const FILE_NOT_SERVED = /Failed to load ‘(.+)’\. A ServiceWorker intercepted the request and encountered an unexpected/;
/** The browser itself ended a request: the page was left, or it needed a file that was being fetched in advance. */
const ABORTED = 'NS_BINDING_ABORTED';

const describe = ({ name, role }: Part) => `${role} “${name}”`;

/**
 * Clicks in the middle of the window: an element at its lower edge is in view, but below the tab bar.
 * @returns whether the press hit the element: the page may move it in the moment before, when its fonts arrive
 */
async function press(element: ElementHandle, locator: Locator<Element>): Promise<boolean> {
  const pressed = await element.evaluateHandle((wanted) => {
    const noted = { isHit: false };
    const note = ({ target }: Event) => {
      const { left, top, width, height } = wanted.getBoundingClientRect();
      // The link of a row lies above the row's text.
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      noted.isHit = target === seen || (target instanceof Element && wanted.contains(target));
    };
    addEventListener('pointerdown', note, { capture: true, once: true });
    return noted;
  });
  await locator
    .filter((each) => {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    })
    .click();
  // Without an answer the press has left the page.
  return pressed.evaluate(({ isHit }) => isHit).catch(() => true);
}

/**
 * A user at a page of Firefox. Each step waits until it is possible, and throws an error with what was missing and
 * where.
 */
export class Visitor {
  readonly page: Page;
  readonly #origin: string | undefined;
  readonly #withinMs: number;
  readonly #parts: PartFinder;
  readonly #reported: string[] = [];
  readonly #aborted = new Set<string>();

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
      if (['error', 'warn'].includes(message.type())) this.#reported.push(message.text());
    });
    page.on('pageerror', (error) => this.#reported.push(error instanceof Error ? error.message : String(error)));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === ABORTED) this.#aborted.add(request.url());
    });
  }

  /**
   * Errors and warnings in the console, violations of the content security policy, and uncaught errors so far, without
   * files that the browser itself stopped loading.
   */
  get errors(): string[] {
    return this.#reported.filter((error) => {
      const file = FILE_NOT_SERVED.exec(error)?.[1];
      return !ABORTED_FONT.test(error) && (file === undefined || !this.#aborted.has(file));
    });
  }

  /** Forgets the errors so far, which a test intended. */
  forgetErrors(): void {
    this.#reported.length = 0;
  }

  /** Loads a path of the app, or a complete address. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#origin).href);
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
    await this.#actOn(
      `no “${text}” to press`,
      async () => (await this.page.$(`::-p-text(${text})`)) ?? undefined,
      press,
    );
  }

  /** Replaces the text of a field, found by its label. */
  async fill(label: string, text: string): Promise<void> {
    await this.#actOn(
      `no field “${label}” to fill`,
      () => this.#parts.byLabel(label),
      (_, field) => field.fill(text).then(() => true),
    );
  }

  /** Chooses files in the page's file input. */
  async choose(...paths: [string, ...string[]]): Promise<void> {
    await this.waitUntil('no file input', async () => {
      const input = await this.page.$('input[type=file]');
      await input?.uploadFile(...paths);
      return input !== null;
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

  /** Looks for an element until the action succeeds: it may be rendered again in between. */
  async #actOn(
    fault: string,
    find: () => Promise<ElementHandle | undefined>,
    action: (element: ElementHandle, locator: Locator<Element>) => Promise<boolean>,
  ): Promise<void> {
    await this.waitUntil(fault, async () => {
      const element = await find();
      if (!element) return false;
      return action(element, element.asLocator().setTimeout(Math.min(STILL_WITHIN_MS, this.#withinMs)));
    });
  }

  #visibleText(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  #path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  #error(fault: string): Error {
    return new Error(`There is ${fault} at ${this.#path()} within ${this.#withinMs / 1000} s.`);
  }
}
