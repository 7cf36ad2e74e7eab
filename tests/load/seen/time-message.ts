import type { Page } from '@playwright/test';

/** How long a message took from the press of Enter, in milliseconds. */
export interface MessageTimes {
  /** Until it stood in the other's page. */
  arrived: number;
  /** Until the sender's page said that it was seen there. */
  seen: number;
}

/** Two pages in which the same conversation is open. */
export interface TwoPages {
  sender: Page;
  reader: Page;
}

declare global {
  interface Window {
    /** When Enter was pressed, since 1970. */
    pressedAt: Promise<number>;
    /** When what was waited for stood in the page, since 1970. */
    stoodAt: Promise<number>;
  }
}

/** Begins to wait in a page for a message whose text, and what is said of it, hold all of some words. */
async function awaitWords(page: Page, words: readonly string[]): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    globalThis.window.stoodAt = new Promise((resolve, reject) => {
      const look = () => {
        // Far down, where new ones come.
        const newest = [...document.querySelectorAll('[role="log"] article')].slice(-3);
        if (!newest.some(({ textContent }) => wanted.every((word) => textContent.includes(word)))) return;
        watch.disconnect();
        resolve(performance.timeOrigin + performance.now());
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      setTimeout(() => reject(new Error(`${wanted.join(' ')} did not come.`)), 10_000);
    });
  }, words);
  return () => page.evaluate(() => globalThis.window.stoodAt);
}

/** Has one message typed and sent with Enter, and times it from within both pages. */
export async function timeMessage({ sender, reader }: TwoPages, text: string): Promise<MessageTimes> {
  const field = sender.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill(text);
  const [arrivedAt, seenAt] = [await awaitWords(reader, [text]), await awaitWords(sender, [text, 'Seen'])];
  await sender.evaluate(() => {
    globalThis.window.pressedAt = new Promise((resolve) => {
      document.addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), { capture: true, once: true });
    });
  });
  await field.press('Enter');
  const pressedAt = await sender.evaluate(() => globalThis.window.pressedAt);
  return { arrived: (await arrivedAt()) - pressedAt, seen: (await seenAt()) - pressedAt };
}
