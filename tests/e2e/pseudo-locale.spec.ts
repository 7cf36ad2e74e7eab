import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, type Locator, type Page, test } from '@playwright/test';

import { listContractTexts } from '../../src/renderer/platform/contract-texts/contract-texts.ts';
import { copyDemoMarket } from '../processes/demo-market.ts';
import { startOja } from '../processes/oja-server.ts';
import { BEYOND_GATE } from '../suite.ts';
import { openScreen, resizeScreen } from './open-screen.ts';
import { buildWithPseudoLocale } from './pseudo-build.ts';
import { SCREENS } from './screens.ts';

/**
 * Every screen, and some messages, in a pseudo-language with accents and texts that are 1.4 times as long: no text of
 * the renderer or the contract stays English, and none is cut off. The language is loaded like any other.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A failed expectation is reported, and the test continues. */
const softly = expect.configure({ soft: true });
/** Matches English text: letters of the pseudo-language have accents. */
const ENGLISH = /[a-z]{2}/;
/** User names of the demo market that are also words of the code. */
const NAMES = new Set(['vendor', 'customer', 'admin']);

/** Matches a text of the pseudo-language, which has letters with accents and no others. */
const PSEUDO = /^(?=.*[À-ſƀ-ɏ])[^a-z]*$/s;

/** Messages that appear after what a user does: errors of inputs, and toasts. */
const MESSAGES: readonly { name: string; screen: string; provoke: (page: Page) => Promise<Locator> }[] = [
  {
    name: 'the error of a login, and of its password',
    screen: 'login',
    async provoke(page) {
      await page.locator('input[name="userName"]').fill('customer');
      await page.locator('input[name="password"]').fill('wrong-password');
      await page.locator('input[name="password"]').press('Enter');
      await expect(toastOf(page)).toHaveText(PSEUDO);
      return errorOf(page, 'password');
    },
  },
  {
    name: 'a network error',
    screen: 'login',
    async provoke(page) {
      await page.route('**/api/login', (route) => route.abort());
      await page.locator('input[name="userName"]').fill('customer');
      await page.locator('input[name="password"]').fill('oja-demo');
      await page.locator('input[name="password"]').press('Enter');
      return toastOf(page);
    },
  },
  {
    name: 'an input that the form refuses',
    screen: 'edit-profile',
    async provoke(page) {
      await page.locator('input[name="name"]').fill('');
      await page.locator('input[name="name"]').press('Enter');
      return errorOf(page, 'name');
    },
  },
  {
    name: 'an input that the server refuses',
    screen: 'edit-profile',
    async provoke(page) {
      await page.locator('input[name="userName"]').fill('admin');
      await page.locator('input[name="userName"]').press('Enter');
      return errorOf(page, 'userName');
    },
  },
];

/** The words of a toast, without its button. */
const toastOf = (page: Page) => page.locator('li[data-tone][data-state="open"] > div > div').first();
/** The error below an input. */
async function errorOf(page: Page, name: string): Promise<Locator> {
  const input = page.locator(`input[name="${name}"]`);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  return page.locator(`[id="${await input.getAttribute('id')}-error"]`);
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file);

/** Reads all code of a folder as one text, without comments, because comments may quote texts. */
async function read(folder: string, isWanted: (file: string) => boolean): Promise<string> {
  const files = await readdir(join(ROOT, folder), { recursive: true });
  const texts = files.filter(isWanted).map((file) => readFile(join(ROOT, folder, file), 'utf8'));
  return (await Promise.all(texts)).join('\n').replaceAll(/\/\*\*.*?\*\//gs, '');
}

/** Returns the texts that a page shows or exposes to screen readers, without the values of fields. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>([document.title.replace(/ · Oja$/, '')]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, nodeValue } = walk.currentNode;
      if (!parentElement?.closest('script, style, textarea, [data-without-scripts], [data-load-failed]'))
        texts.add(nodeValue?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        texts.add(element.getAttribute(name)?.trim() ?? '');
    return [...texts];
  });

/** Whether code contains exactly this text: in quotes, between tags, or in a catalogue. */
const contains = (code: string, text: string) =>
  ["'", '"', '`'].some((quote) => code.includes(quote + text + quote)) ||
  new RegExp(`(?:^|>)\\s*${text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)}\\s*(?:$|<|\\{)`, 'm').test(code);

/** Returns the texts of the pseudo-language that are cut off. */
const cutTextsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
        .join('');
      if (!/[À-ſƀ-ɏ]/.test(text)) return [];
      const { clip, clipPath, overflowX, overflowY } = getComputedStyle(element);
      // Visible to screen readers only.
      if (clipPath !== 'none' || clip !== 'auto') return [];
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`${text} (${element.className})`] : [];
    }),
  );

test(
  'no screen shows an English text or cuts a text off in another language',
  { tag: BEYOND_GATE },
  async ({ browser }) => {
    // A backstop: one page after the other, beside the tests of all other workers.
    test.setTimeout(1_200_000);
    const build = await buildWithPseudoLocale();
    const data = await mkdtemp(join(tmpdir(), 'oja-pseudo-data-'));
    await copyDemoMarket(data);
    const server = await startOja({
      dataDir: data,
      environment: {
        NODE_ENV: 'development',
        OJA_DEMO: 'on',
        WEB_DIR: join(build, 'dist-web'),
        VENDOR_FORM_URL: 'https://forms.example/oja',
        SUPPORT_URL: 'mailto:help@oja.example',
      },
    });
    const ofRenderer = await read('src/renderer', (file) => isCode(file) || file.endsWith('/en.po'));
    const ofLibrary = (await read('packages/ui/src', isCode)) + (await read('packages/market/src', isCode));
    const ofContract = new Set(listContractTexts().values());
    /** What was found out about texts: the same ones are on many screens, and each search takes 10 ms. */
    const known = new Map<string, boolean>();
    const isTranslatable = (text: string) => {
      const isKnown = known.get(text);
      if (isKnown !== undefined) return isKnown;
      const isIt = (ofContract.has(text) || contains(ofRenderer, text)) && !contains(ofLibrary, text);
      known.set(text, isIt);
      return isIt;
    };
    /** The texts of the renderer and of the contract that the page shows in English. */
    const englishTextsOf = async (page: Page) =>
      (await textsOf(page)).filter((text) => ENGLISH.test(text) && !NAMES.has(text) && isTranslatable(text));
    const openPage = async () => {
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('oja.language', 'pseudo'));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 900 });
      return page;
    };

    for (const screen of SCREENS) {
      await test.step(screen.name, async () => {
        const page = await openPage();
        await openScreen(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', 'pseudo');

        // The title of the tab follows a moment after the page.
        await softly
          .poll(() => englishTextsOf(page), { message: `${screen.name}: in English`, timeout: 10_000 })
          .toEqual([]);
        for (const width of [390, 820, 1024, 1440, 1920]) {
          await resizeScreen(page, width);
          expect.soft(await cutTextsOf(page), `${screen.name}: cut at ${width} px`).toEqual([]);
          expect
            .soft(
              await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth),
              `${screen.name}: wider than ${width} px`,
            )
            .toBeLessThanOrEqual(0);
        }
        await page.context().close();
      });
    }

    for (const { name, screen, provoke } of MESSAGES) {
      await test.step(name, async () => {
        const page = await openPage();
        const opened = SCREENS.find((one) => one.name === screen);
        if (!opened) throw new Error(`There is no screen ${screen}.`);
        await openScreen(page, opened);
        const message = await provoke(page);
        await expect.soft(message, name).toHaveText(PSEUDO);
        expect.soft(await englishTextsOf(page), `${name}: in English`).toEqual([]);
        expect.soft(await cutTextsOf(page), `${name}: cut`).toEqual([]);
        await page.context().close();
      });
    }
    await server.program.stop();
    for (const folder of [build, data]) await rm(folder, { recursive: true, force: true });
  },
);
