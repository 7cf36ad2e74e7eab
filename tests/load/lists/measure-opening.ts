import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * Milliseconds from the arrival of the data, or from the press if no data is requested, to the frame that shows it.
     */
    opened: Promise<number>;
  }
}

/** What is opened. */
interface Opening {
  /** The selector that shows that it is open; it may not match anything visible before. */
  selector: string;
  /** A part of the address of the data; undefined if the data is already loaded. */
  address?: string;
}

/**
 * Measures inside the page how soon after its data something is shown. The time starts when the last byte of the data
 * has arrived, or with the next press; it ends with the frame after the one in which its first element is in view.
 * @returns a function that returns the time; rejects if nothing appears within 10 s
 */
export async function measureOpening(page: Page, opening: Opening): Promise<() => Promise<number>> {
  await page.evaluate(({ selector, address }) => {
    const isShown = () =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < globalThis.innerHeight && element.checkVisibility({ visibilityProperty: true });
      });
    if (isShown()) throw new Error(`${selector} is there already.`);
    performance.clearResourceTimings();
    globalThis.window.opened = new Promise((resolve, reject) => {
      let beganAt: number | undefined;
      document.addEventListener('click', ({ timeStamp }) => (beganAt ??= timeStamp), { capture: true, once: true });
      setTimeout(() => reject(new Error(`${selector} did not come.`)), 10_000);
      const look = () => {
        if (!isShown()) {
          requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() => {
          const shownAt = performance.now();
          // The browser reports a call some time after it has ended.
          setTimeout(() => {
            // The first call, whose data is shown: a further page may have been requested since.
            const call = performance
              .getEntriesByType('resource')
              .find(({ name }) => address !== undefined && name.includes(address));
            const calledUntil = call instanceof PerformanceResourceTiming ? call.responseEnd : undefined;
            const from = address === undefined ? beganAt : calledUntil;
            if (from === undefined) reject(new Error('Nothing was pressed, or no data came.'));
            else resolve(shownAt - from);
          }, 200);
        });
      };
      requestAnimationFrame(look);
    });
  }, opening);
  return () => page.evaluate(() => globalThis.window.opened);
}
