import { expect, type Locator, type Page } from '@playwright/test';

/** The places of the list of posts on a page, in order; those far out of view are empty until one comes near. */
export const places = (page: Page) => page.getByRole('feed').locator('> *');

/** Scrolls to a place and waits for what belongs there: a post, or an advert. Again, where what came above it has moved it away. */
export async function reach(place: Locator): Promise<void> {
  await expect(async () => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(place.locator('> article')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 10_000 });
}

/** The first places in order: an advert as such, a post by its address. */
export async function addresses(page: Page, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = places(page).nth(index);
    await reach(place);
    found.push(
      await place.evaluate((element) => {
        const path = element.querySelector<HTMLAnchorElement>('a[href*="/post/details/"]')?.pathname ?? '';
        return element.firstElementChild?.getAttribute('aria-label') === 'Promoted' ? `advert ${path}` : path;
      }),
    );
  }
  return found;
}
