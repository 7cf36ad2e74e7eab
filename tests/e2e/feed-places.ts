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
    found.push(
      await place.evaluate((element) => {
        const path = element.querySelector<HTMLAnchorElement>('a[href*="/post/details/"]')?.pathname ?? '';
        return element.firstElementChild?.getAttribute('aria-label')?.startsWith('Promoted: ')
          ? `advert ${path}`
          : path;
      }),
    );
  }
  return found;
}
