import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { COLOUR_RULES, WCAG } from '../axe-rules.ts';
import { openPage, startBrowser } from './open-page.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const site = join(import.meta.dirname, '../../dist-storybook');

/** In pixels: a desktop's, and a phone's. Colours are checked at the first. */
const WIDTHS = [1440, 390] as const;
/** Pages open beside each other, each for its share of the docs pages. */
const WINDOWS = 2;

interface Index {
  entries: Record<string, { id: string; type: 'docs' | 'story' }>;
}

/** The ids of all docs pages of the built Storybook. */
function docsPages(): string[] {
  const { entries }: Index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  return Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

/** The part of Storybook's channel that selects a page, as its sidebar does. */
interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
}

declare global {
  interface Window {
    ['__STORYBOOK_ADDONS_CHANNEL__']: Channel;
  }
}

/** Selects a docs page as the sidebar does: nothing is loaded twice, which takes a quarter of the time. */
async function selectDocs(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
    // The previous page set it, see waitForStories.
    delete document.body.dataset['sizes'];
    const rendered = new Promise<void>((resolve) => {
      channel.once('docsRendered', resolve);
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    return rendered;
  }, id);
}

/** In the page: the ids of frames that show no story. Frames out of view are not loaded yet. */
function emptyFrames(): string[] {
  return Array.from(document.querySelectorAll('iframe'))
    .filter(({ contentDocument: shown }) => {
      if (shown?.URL === 'about:blank') return false;
      const isShown = shown?.body?.classList.contains('sb-show-main');
      return (
        !isShown ||
        (shown?.body.innerText.trim() === '' && !shown.body.querySelector('img, svg, input, [aria-busy], :modal'))
      );
    })
    .map(({ id }) => id);
}

/** Waits until a docs page has its stories, and those in frames. */
async function waitForStories(page: Page): Promise<void> {
  await page.locator('#storybook-docs .sbdocs-content').waitFor();
  await expect.poll(() => page.evaluate(emptyFrames), { timeout: 30_000 }).toEqual([]);
  // A frame takes the size of its story a moment after the story has rendered, and can be scrolled until then. The few
  // stories that render nothing are not waited for.
  await page
    .waitForFunction(
      () => [...document.querySelectorAll('[data-story-block] > [id$=-inner]')].every((story) => story.hasChildNodes()),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined);
  await page.waitForFunction(
    () => {
      const sizes = Array.from(document.querySelectorAll('.docs-story'), ({ scrollHeight, clientHeight }) => [
        scrollHeight,
        clientHeight,
      ]).join(' ');
      const before = document.body.dataset['sizes'];
      document.body.dataset['sizes'] = sizes;
      return sizes === before;
    },
    undefined,
    { polling: 100 },
  );
}

/**
 * Says what is wrong with the page as it has opened, in words. Axe comes first: what stories do a moment after they are
 * shown, such as taking the focus, has been done when it is ready.
 * @param withColours also the rules about colours, which are the same at each width
 */
function findFaults(page: Page, withColours = true): Promise<string[]> {
  return page.evaluate(
    async ({ rules, skipped }) => {
      // Stories are checked on their own, so their frames are not; Storybook's own editor of lists has items without a
      // list.
      const { violations } = await window.axe.run(
        { exclude: ['iframe', '.rejt-tree'] },
        {
          runOnly: [...rules],
          rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      const faults = violations.flatMap(({ id, impact, nodes }) =>
        impact === 'serious' || impact === 'critical' ? [`breaks ${id}: ${nodes[0]?.html.slice(0, 120)}`] : [],
      );
      const root = document.documentElement;
      if (window.scrollY !== 0) faults.push(`is scrolled to ${window.scrollY}`);
      if (root.scrollWidth > window.innerWidth) faults.push(`is ${root.scrollWidth} px wide`);
      const overlays = 'dialog[open], :popover-open, [role=dialog], [role=listbox], [role=menu]';
      for (const { outerHTML } of document.querySelectorAll(overlays)) faults.push(`shows ${outerHTML.slice(0, 80)}`);
      if (document.activeElement !== document.body)
        faults.push(`has moved the focus to ${document.activeElement?.outerHTML.slice(0, 80)}`);
      const text = document.body.innerText;
      if (/\|\s*-{3}/.test(text)) faults.push('shows a table as text');
      for (const [reference] of text.matchAll(/\b(?:product|spec) \u00A7.*/gi)) faults.push(`says “${reference}”`);
      // The second cell of a prop: its description, then its type. Rows of one cell head a group.
      for (const { cells } of document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')) {
        const [prop, about] = cells;
        const [description, type] = about?.children ?? [];
        if (!about) continue;
        if (!description?.textContent.trim() || !type) faults.push(`does not describe ${prop?.innerText}`);
        if ([...about.querySelectorAll('span')].some(({ textContent }) => /^(?:unknown|literal|-)$/.test(textContent)))
          faults.push(`does not know the type of ${prop?.innerText}`);
      }
      return faults;
    },
    { rules: WCAG, skipped: withColours ? [] : COLOUR_RULES },
  );
}

describe('the docs pages of the built Storybook', () => {
  let browser: Browser;
  let served: ServedFolder;

  beforeAll(async () => {
    [browser, served] = await Promise.all([startBrowser(), serveFolder(site)]);
  }, 60_000);
  afterAll(() => Promise.all([browser?.close(), served?.close()]));

  /**
   * Selects each of the docs pages in a wide window, which then becomes narrow: opening it again, with its stories and
   * frames, takes a third more work and shows the same.
   * @returns what is wrong with them
   */
  async function visitAll(ids: readonly string[]): Promise<string[]> {
    const { page } = await openPage(browser, { reducedMotion: 'reduce' });
    page.setDefaultTimeout(30_000);
    await page.addInitScript(axe.source);
    await page.goto(`${served.url}iframe.html?id=${ids.at(-1)}&viewMode=docs`);
    await waitForStories(page);
    const faults: string[] = [];
    const check = async (id: string, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await selectDocs(page, id);
      await waitForStories(page);
      return findFaults(page, width === WIDTHS[0]);
    };
    for (const id of ids) {
      for (const width of WIDTHS) {
        const found = await check(id, width).catch((error: unknown) => [String(error)]);
        faults.push(...found.map((fault) => `${id}, ${width} px wide, ${fault}`));
      }
    }
    await page.close();
    return faults;
  }

  test(
    'open at their top, without overlays, sideways scrolling, empty frames or violations at 1440 and 390 px',
    { timeout: 15 * 60_000 },
    async () => {
      const ids = docsPages();
      expect(ids.length).toBeGreaterThan(120);
      const shares = Array.from({ length: WINDOWS }, (_, share) =>
        ids.filter((_id, index) => index % WINDOWS === share),
      );
      expect((await Promise.all(shares.map(visitAll))).flat()).toEqual([]);
    },
  );

  // Storybook reloads a page whose stories are not torn down in time when it changes. A page without Storybook's own
  // frame around it, which sets the width again, has then lost it: on a busy machine once in about ten runs.
  test('a width chosen on a page is the width of its examples, and the mode still applies', { retry: 2 }, async () => {
    const { page } = await openPage(browser);
    await page.setViewportSize({ width: 1440, height: 900 });
    const open = async (globals: string) => {
      await page.goto(`${served.url}iframe.html?id=actions-button--docs&viewMode=docs&globals=${globals}`);
      await waitForStories(page);
    };
    const look = () =>
      page.evaluate(() => ({
        width: document.querySelector('.docs-story')?.getBoundingClientRect().width,
        mode: document.documentElement.dataset['theme'],
      }));

    await open('viewport.value:phone;mode:light');
    await expect.poll(look, { timeout: 10_000 }).toEqual({ width: 390, mode: 'light' });

    await open('mode:light');
    const radio = page.getByRole('radio', { name: '390' });
    await radio.click();
    await expect.poll(look, { timeout: 10_000 }).toEqual({ width: 390, mode: 'light' });
    // The switch was not drawn again, which would lose the focus.
    expect(await radio.evaluate((element) => element === document.activeElement)).toBe(true);
    await selectDocs(page, 'forms-textfield--docs');
    await waitForStories(page);
    await expect.poll(look, { timeout: 10_000 }).toEqual({ width: 390, mode: 'light' });

    // As the toolbar sets it, against the URL.
    await page.evaluate(() =>
      window['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', { globals: { mode: 'dark' } }),
    );
    await expect.poll(look, { timeout: 10_000 }).toEqual({ width: 390, mode: 'dark' });
    await page.close();
  });

  // Stories are judged in both modes on their own; what the pages add to them is the same on each component's page.
  test(
    'the guides, and a page with props and code, have enough contrast in the light mode',
    { timeout: 120_000 },
    async () => {
      const { page } = await openPage(browser);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript(axe.source);
      const faults: string[] = [];
      for (const id of docsPages().filter((each) =>
        /^(?:welcome|guides-|tokens-|forms-field|hooks-usemessages)/.test(each),
      )) {
        await page.goto(`${served.url}iframe.html?id=${id}&viewMode=docs&globals=mode:light`);
        await waitForStories(page);
        faults.push(...(await findFaults(page)).map((fault) => `${id} ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});
