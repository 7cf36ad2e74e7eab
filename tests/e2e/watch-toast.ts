import { expect, type Page } from '@playwright/test';

/** Watches in the page for a toast, which may be gone in two seconds. Returns what waits until it was there. */
export async function watchToast(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    new MutationObserver(() => {
      const toasts = [...document.querySelectorAll('[role="region"] li')];
      if (toasts.some((toast) => toast.checkVisibility() && toast.textContent.includes(wanted)))
        sessionStorage.setItem('toast', wanted);
    }).observe(document.body, { childList: true, subtree: true });
  }, text);
  return () =>
    expect(async () => expect(await page.evaluate(() => sessionStorage.getItem('toast'))).toBe(text)).toPass();
}
