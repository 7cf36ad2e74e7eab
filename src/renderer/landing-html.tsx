import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { App } from './app/App.tsx';
import { activateEnglish } from './platform/language.ts';

/** Renders the landing page for visitors. scripts/build-web.ts puts it into index.html. */
export async function renderLanding(): Promise<string> {
  activateEnglish();
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <App loaded={{ status: 'none' }} />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}
