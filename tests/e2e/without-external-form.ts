import type { Page } from '@playwright/test';

/** Simulates an installation without VENDOR_FORM_URL: users apply with our own form. */
export async function withoutExternalForm(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), vendorFormUrl: null } });
  });
}
