import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the arrival of the data, or from the press where none is asked for, to the frame that shows it. */
    opened: Promise<number>;
  }
}

/** What is opened. */
interface Opening {
  /** What shows that it is open; nothing on the page may match it visibly yet. */
  selector: string;
  /** A part of the address that the data comes from; without one it is there already. */
  address?: string;
}

/**
 * Times from within the page how soon after its data something is shown. The clock begins when the last byte of the data
 * is there, or with the next press; it ends with the frame after the one in which the first of it has its place in view.
 * @returns gives the time; rejects when nothing comes within 10 s
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
          // The browser tells of a call some time after it is over.
          setTimeout(() => {
            // The first, which is what is shown: a further page may have been asked for meanwhile.
            const call = performance.getEntriesByType('resource').find(({ name }) => address !== undefined && name.includes(address));
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
