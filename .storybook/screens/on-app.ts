import type { StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

import { getColorMode, setColorMode } from '../../src/renderer/platform/color-mode.ts';
import { clearToasts } from '../../tests/fixtures/clear-toasts.ts';
import { isTestRun } from '../refuse-styles.ts';
import type { AppScreenProps } from './AppScreen.tsx';
import { everydayAnswers, everydayEvents } from './everyday.ts';
import { type Exchange, handlersOf, NO_SERVER } from './handlers.ts';
import { keepSession } from './keep-session.ts';
import { type LiveEvent, liveLine } from './live-line.ts';
import { endEarlierCalls } from './own-calls.ts';
import { unfreezeTime, freezeTime } from './freeze-time.ts';

/** How long a loaded screen must not change, and the time limit for that, in milliseconds. */
const STILL_MS = 80;
const LONGEST_MS = 5000;

// The app loads screens lazily. They are loaded before the first test, so that loading does not count as test time.
const screens = import.meta.glob('../../src/renderer/{app/*Routes,app/StoreBoundary,features/*/**/*Screen}.tsx');
if (isTestRun) await Promise.all(Object.values(screens).map((load) => load()));

type Context = StoryContext<AppScreenProps>;

let exchange: Exchange = { open: 0, faults: [] };
let initialEvents: LiveEvent[] | undefined;

const startWorker = async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(liveLine(() => initialEvents));
  // Storybook may be served from a folder; the page of the tests is always below the root.
  const url = isTestRun ? '/mockServiceWorker.js' : './mockServiceWorker.js';
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
};

/** Passes the colour mode that the toolbar or judge-modes.ts sets on to the app. Returns a function that stops it. */
function followMode(): () => void {
  let shown = getColorMode();
  const observer = new MutationObserver(() => {
    if (getColorMode() === shown) return;
    shown = getColorMode();
    setColorMode(shown);
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Gives a story its own storage, server and clock. Returns a function that cleans up. */
async function begin({ args, msw }: Context): Promise<() => void> {
  freezeTime();
  endEarlierCalls();
  clearToasts();
  await keepSession(args.viewer);
  exchange = { open: 0, faults: [] };
  const answers = { ...everydayAnswers(args.viewer), ...args.answers };
  initialEvents = args.isOffline ? undefined : everydayEvents(answers);
  msw.use(...(args.isOffline ? NO_SERVER : handlersOf(answers, exchange)));
  const stopFollowing = followMode();
  return () => {
    stopFollowing();
    unfreezeTime();
    // A call that fails later would show its toast in a story of another file.
    endEarlierCalls();
    clearToasts();
  };
}

/** Waits until no call is in progress and the page has stopped changing. */
async function waitUntilStill(): Promise<void> {
  const startedAt = performance.now();
  let changedAt = startedAt;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  while (performance.now() - startedAt < LONGEST_MS) {
    if (exchange.open === 0 && performance.now() - changedAt > STILL_MS) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  observer.disconnect();
}

/**
 * The common settings of all stories of whole screens, to spread into their meta. A meta with `/**` above it would lose
 * the parameters: Storybook turns that comment into parameters of its own.
 */
export const ON_APP = {
  loaders: [mswLoader(startWorker)],
  beforeEach: begin,
  async play({ canvas, args: { shows } }: Context) {
    if (shows !== undefined) await canvas.findAllByText(shows);
  },
  async afterEach() {
    await waitUntilStill();
    if (exchange.faults.length > 0) throw new Error(exchange.faults.join('\n'));
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

/** The two widths at which screens are shown. */
export const PHONE = { viewport: { value: 'phone' } };
export const DESKTOP = { viewport: { value: 'desktop' } };
