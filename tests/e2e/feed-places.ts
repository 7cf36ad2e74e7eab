import { expect, type Locator, type Page } from '@playwright/test';

/** The items of the list of posts on a page, in order. Items far out of view are empty until they come near. */
export const places = (page: Page) => page.getByRole('feed').locator('> *');

/** Scrolls to an item and waits for its post or advert. Repeats if new content above has moved it. */
export async function reach(place: Locator): Promise<void> {
  await expect(async () => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(place.locator('> article')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

/** The first items in order: 'advert', or the address of a post. */
export async function addresses(page: Page, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = places(page).nth(index);
    await reach(place);
    found.push(...(await place.evaluateAll(readAddresses)));
  }
  return found;
}

/**
 * Scrolls down until the list has no more pages, and returns its items as `addresses` does. It reads what is in view on
 * the way, because scrolling to each item takes minutes in a list of hundreds.
 */
export async function addressesToTheEnd(page: Page): Promise<string[]> {
  const found: string[] = [];
  await expect(async () => {
    for (const [index, address] of (await places(page).evaluateAll(readAddresses)).entries())
      if (address !== '' || found[index] === undefined) found[index] = address;
    await places(page)
      .nth(found.findLastIndex((address) => address !== ''))
      .evaluate((last) => last.scrollIntoView());
    await expect(page.getByText('You have seen everything.')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 300_000, intervals: [20] });
  // Those of the last page, and others that were not read on the way.
  found.length = await places(page).count();
  found.fill('', found.findLastIndex((address) => address !== undefined) + 1);
  for (const [index, address] of found.entries()) {
    if (address !== '') continue;
    await reach(places(page).nth(index));
    found[index] = (await places(page).nth(index).evaluateAll(readAddresses))[0] ?? '';
  }
  return found;
}

/** Runs in the page: the address of each item, empty for one that is out of view. */
function readAddresses(items: Element[]): string[] {
  return items.map((item) => {
    const path = item.querySelector<HTMLAnchorElement>('a[href*="/post/details/"]')?.pathname ?? '';
    return item.firstElementChild?.getAttribute('aria-label')?.startsWith('Promoted: ') ? `advert ${path}` : path;
  });
}
