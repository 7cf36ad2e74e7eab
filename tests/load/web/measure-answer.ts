import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the next press to its visible response. */
    answered: Promise<number>;
  }
}

/** How long a page took to respond to a press. */
export interface Answer {
  /** Wall-clock time. */
  wallMs: number;
  /** The busy time of the page's main thread in it; slightly more, because work after the response counts as well. */
  processorMs: number;
}

/** The busy time of a page's main thread so far, in milliseconds. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Measures the next press inside the page: from the event itself to the DOM change that shows a response, so that
 * neither the test's calls nor the pointer's movement count.
 * @param session the page's CDP session
 * @param selector the response; it may not match anything visible before
 * @returns a function that returns the times; rejects if nothing appears within 5 s
 */
export async function measureAnswer(page: Page, session: CDPSession, selector: string): Promise<() => Promise<Answer>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate((shown) => {
    const isShown = () => [...document.querySelectorAll(shown)].some((element) => element.checkVisibility());
    if (isShown()) throw new Error(`${shown} is there before the press.`);
    globalThis.window.answered = new Promise((resolve, reject) => {
      let pressedAt: number | undefined;
      document.addEventListener('click', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (pressedAt === undefined || !isShown()) return;
        observer.disconnect();
        resolve(performance.now() - pressedAt);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => reject(new Error(`${shown} did not come.`)), 5000);
    });
  }, selector);
  const before = await workedMs(session);
  return async () => {
    const wallMs = await page.evaluate(() => globalThis.window.answered);
    return { wallMs, processorMs: (await workedMs(session)) - before };
  };
}
