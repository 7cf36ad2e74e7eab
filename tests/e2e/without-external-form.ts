import type { Page } from '@playwright/test';

/** As on an installation where VENDOR_FORM_URL is not set: people apply in the form of the server's own. */
export async function withoutExternalForm(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), vendorFormUrl: null } });
  });
}
