import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openPage, startBrowser } from './open-page.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const site = join(import.meta.dirname, '../../dist-storybook');

/** What Storybook's preview tells of a story; the part that is read here. */
interface ToldStory {
  title: string;
  tags: string[];
  argTypes: Record<string, { control?: unknown; type?: { name?: string }; table?: { disable?: boolean; type?: { summary?: string } } }>;
}

/** Handlers are shown in the Actions panel; refs and render functions cannot be typed in. */
const isFunction = ({ type, table }: ToldStory['argTypes'][string]) => /=>|function|\bRef\b/i.test(`${type?.name} ${table?.type?.summary}`);

async function tellStories(page: Page): Promise<ToldStory[]> {
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  return page.evaluate('window.__STORYBOOK_PREVIEW__.extract().then((stories) => JSON.parse(JSON.stringify(Object.values(stories))))');
}

describe('the built Storybook, served below /design/library/', () => {
  let browser: Browser;
  let served: ServedFolder;

  beforeAll(async () => {
    if (!existsSync(join(site, 'index.html'))) throw new Error('There is no built Storybook. Run `npm run build:storybook` first.');
    [browser, served] = await Promise.all([startBrowser(), serveFolder(site, '/design/library/')]);
  }, 60_000);
  afterAll(() => Promise.all([browser?.close(), served?.close()]));

  test('opens on the page that says what the library is, in Oja’s own looks', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(served.url);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Oja’s components' }).waitFor({ timeout: 30_000 });
    await expect(page.title()).resolves.toContain('Oja');
    expect(complaints.filter((complaint) => !complaint.startsWith('info'))).toEqual([]);
    await page.close();
  });

  test('shows a story in the mode that the address asks for', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${served.url}iframe.html?id=actions-button--primary&viewMode=story&globals=mode:light`);
    await page.getByRole('button', { name: 'Post' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('has a control for every prop of every component', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${served.url}iframe.html?id=actions-button--primary&viewMode=story`);
    const stories = (await tellStories(page)).filter(({ tags, title }) => tags.includes('overview') && !title.startsWith('Tokens'));
    const missing = stories.flatMap(({ title, argTypes }) =>
      Object.entries(argTypes)
        .filter(([, argType]) => !argType.control && !argType.table?.disable && !isFunction(argType))
        .map(([name]) => `${title}: ${name}`),
    );
    expect(stories.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
    await page.close();
  });
});
