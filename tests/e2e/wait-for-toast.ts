import type { Page } from '@playwright/test';

/**
 * Waits for a toast with a text. It may be gone after two seconds, so the page looks in each frame: an assertion looks
 * once a second, and less often on a busy machine.
 */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('li[data-tone]')].some(
        (toast) => toast.checkVisibility() && toast.textContent.includes(wanted),
      ),
    text,
  );
}
