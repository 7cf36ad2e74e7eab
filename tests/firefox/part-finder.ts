import { readFileSync } from 'node:fs';

import type * as TestingLibrary from '@testing-library/dom';
import { ElementHandle, type Page } from 'puppeteer-core';

/** An element of the page, by its ARIA role and its complete accessible name. */
export interface Part {
  name: string;
  role: string;
}

/** Testing Library's queries as a script of one file, which sets `TestingLibraryDom`. */
const LIBRARY = readFileSync(
  new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  'utf8',
);

declare global {
  // oxlint-disable-next-line no-var -- the script declares it as a global
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/**
 * Finds elements in a page of Firefox. Its own search by role and name takes about four milliseconds for each node of
 * the page, and seconds for a feed; Testing Library's takes a fraction.
 */
export class PartFinder {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @returns the first element that assistive technology can reach, `within` another one if given */
  async byRole(part: Part, within?: Part): Promise<ElementHandle | undefined> {
    await this.#prepare();
    const found = await this.#page.evaluateHandle(
      (path) => {
        let element: HTMLElement | undefined = document.body;
        for (const { name, role } of path)
          element = element && globalThis.TestingLibraryDom?.queryAllByRole(element, role, { name })[0];
        return element;
      },
      within ? [within, part] : [part],
    );
    return found instanceof ElementHandle ? found : undefined;
  }

  /** @returns the first field with this label; the star of a required one is not part of it */
  async byLabel(label: string): Promise<ElementHandle | undefined> {
    await this.#prepare();
    const found = await this.#page.evaluateHandle(
      (wanted) =>
        globalThis.TestingLibraryDom?.queryAllByLabelText(
          document.body,
          (text) => text.replace(/\s*\*$/, '') === wanted,
          { selector: 'input, textarea' },
        )[0],
      label,
    );
    return found instanceof ElementHandle ? found : undefined;
  }

  /** Loads the library where the present document does not have it. */
  async #prepare(): Promise<void> {
    if (await this.#page.evaluate(() => globalThis.TestingLibraryDom === undefined)) await this.#page.evaluate(LIBRARY);
  }
}
