import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/App.tsx';

/** Renders the landing page as a visitor sees it, for scripts/build-web.ts to put into index.html. */
export async function renderLanding(): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <App loaded={{ status: 'none' }} />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}
