import type { Page } from '@playwright/test';

/** How long a message took from the press of Enter, in milliseconds. */
export interface MessageTimes {
  /** Until it appeared in the other page. */
  arrived: number;
  /** Until the sender's page showed it as seen. */
  seen: number;
}

/** Two pages with the same conversation open. */
export interface TwoPages {
  sender: Page;
  reader: Page;
}

declare global {
  interface Window {
    /** When Enter was pressed, in milliseconds since 1970. */
    pressedAt: Promise<number>;
    /** When the awaited text appeared in the page, in milliseconds since 1970. */
    stoodAt: Promise<number>;
  }
}

/** Waits in a page for a message whose text and status contain all of some words. */
async function awaitWords(page: Page, words: readonly string[]): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    globalThis.window.stoodAt = new Promise((resolve, reject) => {
      const look = () => {
        // The last rows, where new messages appear.
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

/** Types and sends one message with Enter, and measures it inside both pages. */
export async function timeMessage({ sender, reader }: TwoPages, text: string): Promise<MessageTimes> {
  const field = sender.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill(text);
  const [arrivedAt, seenAt] = [await awaitWords(reader, [text]), await awaitWords(sender, [text, 'Seen'])];
  await sender.evaluate(() => {
    globalThis.window.pressedAt = new Promise((resolve) => {
      document.addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      });
    });
  });
  await field.press('Enter');
  const pressedAt = await sender.evaluate(() => globalThis.window.pressedAt);
  return { arrived: (await arrivedAt()) - pressedAt, seen: (await seenAt()) - pressedAt };
}
