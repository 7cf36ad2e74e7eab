import '@oja/ui/styles.css';
import '@oja/market/tokens.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { App } from './app/App.tsx';
import { preloadPage } from './app/preload-page.ts';
import { createDesktopPlatform } from './platform/desktop.ts';
import { startLanguage } from './platform/language.ts';
import { PlatformContext } from './platform/PlatformContext.tsx';
import { storeReferral } from './platform/referral.ts';
import { createWebPlatform } from './platform/web.ts';
import { whenIdle } from './platform/when-idle.ts';

const startLate = () =>
  whenIdle(
    () =>
      void import('./app/start-late.ts').then(
        (late) => late.startLate(),
        () => undefined,
      ),
  );

/** Starts the app. A function, because the bundler joins no chunks of a program that waits at its top level. */
async function startApp(): Promise<void> {
  const platform = __TARGET__ === 'desktop' ? await createDesktopPlatform() : createWebPlatform();
  storeReferral(globalThis.location.search);
  const { pathname } = globalThis.location;
  const preloaded = preloadPage(pathname);
  const isEnglish = await startLanguage();
  // Afterwards, because an error message needs the app's language.
  const loaded = await platform.sessions.load();

  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');

  // Some pages arrive as English HTML (see prerender.tsx), which stays until React can show the same at once: the
  // landing page and the login are hydrated, the placeholder of the dashboard is replaced.
  let prepareStore: Awaited<typeof preloaded>;
  if (root.firstElementChild) {
    prepareStore = await preloaded;
    // A tab of the placeholder was pressed meanwhile.
    if (globalThis.location.pathname !== pathname) await preloadPage(globalThis.location.pathname);
  }
  const store = await prepareStore?.(platform, loaded);
  const app = (
    <StrictMode>
      <PlatformContext value={platform}>
        <BrowserRouter>
          <App loaded={loaded} store={store} />
        </BrowserRouter>
      </PlatformContext>
    </StrictMode>
  );

  const isHydrated = root.firstElementChild !== null && isEnglish && !root.querySelector('[data-placeholder]');
  if (!isEnglish) {
    root.textContent = '';
    // The HTML was hidden.
    document.documentElement.dataset['visitor'] = 'ready';
  }
  // In small pieces, so that clicks and swipes meanwhile are handled.
  startTransition(() => {
    if (isHydrated) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  if (__TARGET__ === 'desktop' && platform.updates) {
    const { updates } = platform;
    void import('./app/update-toast.ts').then(
      ({ showUpdateToasts }) => showUpdateToasts(updates),
      () => undefined,
    );
  }

  // Last, because no page depends on it.
  if (__TARGET__ === 'web') {
    if (document.readyState === 'complete') startLate();
    else addEventListener('load', startLate);
  }
}

// In a task of its own: with the evaluation of the scripts it would be a long one on a slow phone.
setTimeout(() => void startApp());
