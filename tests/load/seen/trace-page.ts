import type { Page } from '@playwright/test';

/** The moments of a message, in their usual order. */
export const MOMENTS = [
  'the call leaves',
  'the own row is shown',
  'the call is answered',
  'the frame arrives in the other page',
  'the row is in the other page',
  'the other page is painted',
] as const;
type Moment = (typeof MOMENTS)[number];

declare global {
  interface Window {
    /** When each moment happened first since the last press, in milliseconds since 1970. */
    moments: Partial<Record<Moment, number>>;
    /** The text of the traced message. */
    tracedText: string;
  }
}

/** Runs in a page before its own scripts: notes the moments of one message after the other. */
export function noteMoments(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page, without the file around it
  const note = (moment: Moment) => {
    globalThis.window.moments[moment] ??= performance.timeOrigin + performance.now();
  };
  globalThis.window.moments = {};
  globalThis.window.tracedText = '';
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const isMessage = (input instanceof Request ? input.url : String(input)).endsWith('/messages/batch');
    if (isMessage) note('the call leaves');
    const answer = await fetch(input, init);
    if (isMessage) note('the call is answered');
    return answer;
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.includes('"newMessage"')) note('the frame arrives in the other page');
      });
    }
  };
  new MutationObserver(() => {
    const { tracedText } = globalThis.window;
    const rows = [...document.querySelectorAll('[role="log"] article')].slice(-3);
    const row = tracedText === '' ? undefined : rows.find(({ textContent }) => textContent.includes(tracedText));
    if (!row) return;
    if (row.hasAttribute('data-own')) {
      note('the own row is shown');
      return;
    }
    note('the row is in the other page');
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => note('the other page is painted'), { once: true });
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true });
}

/** Begins to note the moments of the message with a text. */
export async function beginTrace(pages: readonly Page[], text: string): Promise<void> {
  for (const page of pages) {
    await page.evaluate((traced) => {
      globalThis.window.moments = {};
      globalThis.window.tracedText = traced;
    }, text);
  }
}

/** Returns the moments since the last press of Enter, in milliseconds after it. */
export async function readTrace(sender: Page, reader: Page): Promise<Partial<Record<Moment, number>>> {
  // The frame is painted a little later.
  await reader.waitForFunction(() => 'the other page is painted' in globalThis.window.moments);
  const pressedAt = await sender.evaluate(() => globalThis.window.pressedAt);
  const own = await sender.evaluate(() => globalThis.window.moments);
  const others = await reader.evaluate(() => globalThis.window.moments);
  // The sender's page receives the frame of its own message, too.
  const moments = { ...own, ...others };
  return Object.fromEntries(Object.entries(moments).map(([moment, at]) => [moment, at - pressedAt]));
}
