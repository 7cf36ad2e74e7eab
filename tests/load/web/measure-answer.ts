import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the next press to when something answers it. */
    answered: Promise<number>;
  }
}

/** How long a page took to answer a press. */
export interface Answer {
  /** By the clock. */
  wallMs: number;
  /** What of it the page's own thread was at work; a little more, as work after the answer counts too. */
  processorMs: number;
}

/** Milliseconds that a page's main thread has worked so far. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Times the next press on a page from within: from the event itself to the change that shows an answer, so that neither the
 * test's own calls nor what the pointer does before count.
 * @param session of the page
 * @param selector of what answers; nothing on the page may match it visibly yet
 * @returns gives the times once it is there; rejects when nothing comes within 5 s
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
