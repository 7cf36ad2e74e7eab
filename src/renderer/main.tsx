import '@oja/ui/styles.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { App } from './app/App.tsx';
import { createDesktopPlatform } from './platform/desktop.ts';
import { holdGoogleAnswer } from './platform/google-answer.ts';
import { startLanguage } from './platform/language.ts';
import { PlatformContext } from './platform/PlatformContext.tsx';
import { storeReferral } from './platform/referral.ts';
import { createWebPlatform } from './platform/web.ts';

holdGoogleAnswer();
const platform = __TARGET__ === 'desktop' ? await createDesktopPlatform() : createWebPlatform();
storeReferral(globalThis.location.search);
const { pathname } = globalThis.location;
if (pathname !== '/')
  void import('./app/OtherRoutes.tsx').then(
    ({ preloadScreen }) => preloadScreen(pathname),
    () => undefined,
  );
const isEnglish = await startLanguage();
// Afterwards, because an error message needs the app's language.
const loaded = await platform.sessions.load();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

const app = (
  <StrictMode>
    <PlatformContext value={platform}>
      <BrowserRouter>
        <App loaded={loaded} />
      </BrowserRouter>
    </PlatformContext>
  </StrictMode>
);

// The landing page arrives as English HTML (see landing-html.tsx); other pages start empty. Existing HTML is hydrated
// in small pieces, so that clicks and swipes meanwhile are handled.
if (root.firstElementChild && isEnglish) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

const { updates } = platform;
if (__TARGET__ === 'desktop' && updates)
  void import('./app/update-toast.ts').then(
    ({ showUpdateToasts }) => showUpdateToasts(updates),
    () => undefined,
  );

const startLate = () =>
  void import('./app/start-late.ts').then(
    (late) => late.startLate(),
    () => undefined,
  );
// Last, because no page depends on it.
if (__TARGET__ === 'web') {
  if (document.readyState === 'complete') startLate();
  else globalThis.addEventListener('load', startLate, { once: true });
}
