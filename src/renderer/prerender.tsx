import { t } from '@lingui/core/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { App } from './app/App.tsx';
import { dashboardTabs } from './app/tabs/dashboard-tabs.tsx';
import { LoadingShell } from './app/shell/LoadingShell.tsx';
import { activateEnglish } from './platform/language.ts';
import { PlatformContext } from './platform/PlatformContext.tsx';
import { createWebSessions } from './platform/web-sessions.ts';

/**
 * Renders a page that every visitor may see, for React to hydrate.
 * @throws if a part fails: browsers would show the page without it
 */
async function renderApp(pathname: string): Promise<string> {
  const noStorage = { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem() {} };
  const sessions = createWebSessions(noStorage);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <PlatformContext value={{ kind: 'web', serverOrigin: '', sessions }}>
      <StaticRouter location={pathname}>
        <App loaded={{ status: 'none' }} />
      </StaticRouter>
    </PlatformContext>,
    { onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0) throw new AggregateError(failures, `${pathname} could not be rendered`);
  return new Response(prelude).text();
}

/** Renders what a page behind the login shows while it loads, with the tabs of an admin. React replaces it. */
function renderShell(pathname: string): string {
  const items = dashboardTabs({ pathname, userId: undefined, isAdmin: true });
  const shell = renderToStaticMarkup(<LoadingShell pathname={pathname} tabs={{ items }} />);
  return `<div data-placeholder>${shell}</div>`;
}

/** The HTML that scripts/build-web.ts writes into the pages. */
export async function renderPages(): Promise<Record<string, string>> {
  activateEnglish();
  return {
    landing: await renderApp('/'),
    login: await renderApp('/login'),
    feed: renderShell('/dashboard'),
    thread: renderShell('/dashboard/chat/somebody'),
    post: renderShell('/dashboard/post/details/one'),
    /** The dashboard's other screens. */
    inside: renderShell('/dashboard/other'),
    /** Shown by browsers that run no scripts (placeholder.css); the landing page can be read without. */
    withoutScripts: `<p data-without-scripts>${t`Oja needs JavaScript. Please allow it for this page in your browser, and reload.`}</p>`,
    /** Shown if the page's script cannot be loaded (public/page-start.js). */
    loadFailed: `<div data-load-failed role="alert"><p>${t`Oja could not be loaded. Please check your connection, and try again.`}</p><p><button type="button">${t`Try again`}</button></p></div>`,
  };
}
