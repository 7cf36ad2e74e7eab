import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openPage, startBrowser } from './open-page.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const site = join(import.meta.dirname, '../../dist-storybook');

/** Storybook's marker for stories that follow their props. */
const isArgsStory = '__isArgsStory';

/** The part of Storybook's data about a story that is used here. */
interface StoryData {
  title: string;
  parameters: { guide?: unknown; layout?: string; [isArgsStory]?: boolean };
  argTypes: Record<
    string,
    { control?: unknown; type?: { name?: string }; table?: { disable?: boolean; type?: { summary?: string } } }
  >;
}

/** Storybook logs its own internal changes on the console; any other message is ours to fix. */
const isOurs = (complaint: string) => !/^info|Story Store is deprecated/.test(complaint);

/** Handlers are shown in the Actions panel; refs and render functions cannot be typed. */
const isFunction = ({ type, table }: StoryData['argTypes'][string]) =>
  /=>|function|\bRef\b/i.test(`${type?.name} ${table?.type?.summary}`);

/** The props of a component without a control on its docs page, which shows the first story that follows its props. */
function withoutControl(title: string, stories: readonly StoryData[]): string[] {
  const shown = stories.find(({ parameters }) => parameters[isArgsStory]);
  if (!shown) return [`${title}: no story follows its props`];
  return Object.entries(shown.argTypes)
    .filter(([, argType]) => !argType.control && !argType.table?.disable && !isFunction(argType))
    .map(([name]) => `${title}: ${name}`);
}

async function readStories(page: Page): Promise<StoryData[]> {
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  return page.evaluate(
    'window.__STORYBOOK_PREVIEW__.extract().then((stories) => JSON.parse(JSON.stringify(Object.values(stories))))',
  );
}

describe('the built Storybook, served below /design/library/', () => {
  let browser: Browser;
  let served: ServedFolder;

  beforeAll(async () => {
    if (!existsSync(join(site, 'index.html')))
      throw new Error('There is no built Storybook. Run `npm run build:storybook` first.');
    [browser, served] = await Promise.all([startBrowser(), serveFolder(site, '/design/library/')]);
  }, 60_000);
  afterAll(() => Promise.all([browser?.close(), served?.close()]));

  test('opens on the page that introduces the library, in Oja’s own theme', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(served.url);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Oja’s components' }).waitFor({ timeout: 30_000 });
    await page.getByRole('img', { name: 'Oja, components' }).waitFor();
    expect(complaints.filter(isOurs)).toEqual([]);
    await page.close();
  });

  test('shows a story in the mode of the address', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${served.url}iframe.html?id=actions-button--primary&viewMode=story&globals=mode:light`);
    await page.getByRole('button', { name: 'Post' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(complaints.filter(isOurs)).toEqual([]);
    await page.close();
  });

  test('shows the app’s screens from edge to edge, as the app does', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${served.url}iframe.html?id=actions-button--primary&viewMode=story`);
    const screens = (await readStories(page)).filter(({ title }) => title.startsWith('Screens/'));
    expect(screens.length).toBeGreaterThan(60);
    expect(screens.filter(({ parameters }) => parameters.layout !== 'fullscreen')).toEqual([]);
    await page.close();
  });

  test('has a control for every prop of every component', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${served.url}iframe.html?id=actions-button--primary&viewMode=story`);
    const components = Map.groupBy(
      (await readStories(page)).filter(({ title, parameters }) => parameters.guide && !title.startsWith('Tokens')),
      ({ title }) => title,
    );
    const missing = [...components].flatMap(([title, stories]) => withoutControl(title, stories));
    expect(components.size).toBeGreaterThan(60);
    expect(missing).toEqual([]);
    await page.close();
  });
});
