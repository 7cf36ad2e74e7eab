import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';

/** Starts the browser of the other tests. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS });
}

/** Opens a new page and records its console messages and failed requests. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}
