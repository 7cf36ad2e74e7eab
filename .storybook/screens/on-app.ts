import type { StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';

import { getColorMode, setColorMode } from '../../src/renderer/platform/color-mode.ts';
import { clearToasts } from '../../tests/fixtures/clear-toasts.ts';
import { isTestRun } from '../refuse-styles.ts';
import type { AppScreenProps } from './AppScreen.tsx';
import { everydayAnswers, everydayNews } from './everyday.ts';
import { type Exchange, handlersOf, NOBODY } from './handlers.ts';
import { keepSession } from './keep-session.ts';
import { liveLine, type Told } from './live-line.ts';
import { endEarlierCalls } from './own-calls.ts';
import { moveOn, standStill } from './stand-still.ts';

/** How long a screen that is there must stand still, and how long it may take. */
const STILL_MS = 80;
const LONGEST_MS = 5000;

// What a screen shows comes from a server, if only a near one.
configure({ asyncUtilTimeout: LONGEST_MS });

// A test's time is for what it shows: the screens, which the app loads when they are first seen, are there before it begins.
const screens = import.meta.glob('../../src/renderer/{app/*Routes,app/StoreBoundary,features/*/**/*Screen}.tsx');
if (isTestRun) await Promise.all(Object.values(screens).map((load) => load()));

type Context = StoryContext<AppScreenProps>;

let exchange: Exchange = { open: 0, faults: [] };
let news: Told[] | undefined;

const startWorker = async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(liveLine(() => news));
  // Pages of Storybook may lie in a folder; the tests' own page always lies below its root.
  const url = isTestRun ? '/mockServiceWorker.js' : './mockServiceWorker.js';
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  return worker;
};

/** Tells the app of the colour mode that the toolbar or the judge of the stories sets. */
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

/** A browser, a server and a moment for each story of its own. */
async function begin({ args, msw }: Context): Promise<() => void> {
  standStill();
  endEarlierCalls();
  clearToasts();
  await keepSession(args.viewer);
  exchange = { open: 0, faults: [] };
  const answers = { ...everydayAnswers(args.viewer), ...args.answers };
  news = args.isOffline ? undefined : everydayNews(answers);
  msw.use(...(args.isOffline ? NOBODY : handlersOf(answers, exchange)));
  const stopFollowing = followMode();
  return () => {
    stopFollowing();
    moveOn();
  };
}

/** Waits until nothing is under way any more and the page stands still. */
async function waitUntilStill(): Promise<void> {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  while (performance.now() - began < LONGEST_MS) {
    if (exchange.open === 0 && performance.now() - changed > STILL_MS) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  observer.disconnect();
}

/** What every story of a whole screen has in common; spread into its meta. */
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

/** The two widths that screens are looked at in. */
export const PHONE = { viewport: { value: 'phone' } };
export const DESKTOP = { viewport: { value: 'desktop' } };
