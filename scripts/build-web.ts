/**
 * Builds the renderer for browsers into dist-web/: index.html with the prerendered landing page; for each of the other
 * pages that people open first, and for the dashboard's others (inside.html), one that shows something at once and
 * names its scripts; app.html for every other route; the service worker that caches them; and a compressed twin of each
 * file. With --if-stale it builds only if sources have changed since the last build.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

import { buildServiceWorker, listFiles, buildHash } from './build-service-worker.ts';
import { compressFolder } from './compress-folder.ts';
import { criticalCss } from './critical-css.ts';
import { readFirstViews } from './first-views.ts';
import { hashSources } from './hash-sources.ts';
import { LAYER_ORDER, linkAssets, linkForLater, paintFirst, readStyles } from './link-assets.ts';
import { addPlaceholder, inlineHashes, inlineStart } from './page-parts.ts';
import { root } from './prepare.mjs';

const OUT = `${root}dist-web`;
const SERVER_OUT = `${root}.cache/prerender`;
const STAMP = `${OUT}/.built-from`;
const SOURCES = [
  'src/renderer',
  'src/bridge',
  'packages/ui/src',
  'packages/market/src',
  'packages/contract/src',
  'renderer.config.ts',
  'vite.web.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/build-service-worker.ts',
  'scripts/link-assets.ts',
  'scripts/critical-css.ts',
  'scripts/page-parts.ts',
  'scripts/first-views.ts',
  'scripts/name-chunks.ts',
  'scripts/compress-folder.ts',
];

/** What src/renderer/prerender.tsx renders; it is loaded by its address, as a part of another type project. */
type Pages = Record<
  'landing' | 'login' | 'feed' | 'thread' | 'post' | 'inside' | 'withoutScripts' | 'loadFailed',
  string
>;

/** What every screen of the dashboard loads. */
const INSIDE = ['app/OtherRoutes.tsx', 'app/DashboardRoutes.tsx'];

/** What is loaded only without a connection, or when something has failed: it shows what is stored, or what failed. */
const OFFLINE = [
  'app/fallback/CrashPage.tsx',
  'features/chat/conversations/fitting-conversations.ts',
  'features/chat/thread/parse-stored-thread.ts',
  'features/posts/card/fitting-posts.ts',
  'platform/stored-answers.ts',
  'packages/contract/src/notifications.ts',
  'packages/contract/src/posts.ts',
  'packages/contract/src/users.ts',
  'packages/ui/src/Toast/Toast.tsx',
];

/** Renders the HTML of the pages. */
async function renderPages(): Promise<Pages> {
  await build({
    configFile: `${root}vite.web.config.ts`,
    logLevel: 'warn',
    build: {
      ssr: `${root}src/renderer/prerender.tsx`,
      outDir: SERVER_OUT,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    ssr: { noExternal: true, resolve: { conditions: ['@oja/source'], externalConditions: ['@oja/source'] } },
  });
  const module: { renderPages: () => Promise<Pages> } = await import(pathToFileURL(`${SERVER_OUT}/prerender.js`).href);
  return module.renderPages();
}

const sources = await hashSources(SOURCES.map((path) => `${root}${path}`));
if (process.argv.includes('--if-stale') && (await readFile(STAMP, 'utf8').catch(() => '')) === sources) process.exit(0);

const started = performance.now();
console.log('Building the web app …');
await build({ configFile: `${root}vite.web.config.ts`, logLevel: 'warn' });
const pages = await renderPages();
const start = await readFile(`${OUT}/page-start.js`, 'utf8');
const placeholderStyles = await readFile(`${root}src/renderer/placeholder.css`, 'utf8');
// It stands in the pages now.
await rm(`${OUT}/page-start.js`);
const files = await listFiles(OUT);
const html = inlineStart(await readFile(`${OUT}/index.html`, 'utf8'), start);
const mark = buildHash(files, JSON.stringify([pages, start, placeholderStyles]));
const template = html.replace('<html', `<html data-build="${mark}"`);
const { landing, login, feed, thread, post } = readFirstViews();
const withPlaceholder = async (view: readonly string[], content: string) =>
  addPlaceholder(await linkAssets(template, OUT, view), {
    content,
    styles: LAYER_ORDER + criticalCss((await readStyles(OUT, ['index.html', ...view])) + placeholderStyles, content),
    withoutScripts: pages.withoutScripts,
    loadFailed: pages.loadFailed,
  });
const built = {
  app: await linkAssets(template, OUT, ['app/OtherRoutes.tsx']),
  inside: await withPlaceholder(INSIDE, pages.inside),
  login: await linkForLater(paintFirst(await withPlaceholder(login, pages.login)), OUT, feed),
  feed: await withPlaceholder(feed, pages.feed),
  thread: await withPlaceholder(thread, pages.thread),
  post: await withPlaceholder(post, pages.post),
  index: paintFirst(
    await linkAssets(
      template.replace('<!--app-->', () => pages.landing),
      OUT,
      landing,
    ),
  ),
};
for (const [name, page] of Object.entries(built)) await writeFile(`${OUT}/${name}.html`, page);
await writeFile(`${OUT}/.inline-hashes.json`, JSON.stringify(inlineHashes(Object.values(built))));
await rm(SERVER_OUT, { recursive: true });
await buildServiceWorker(OUT, mark, files, ['index.html', ...INSIDE, ...OFFLINE]);
await compressFolder(OUT);
await mkdir(OUT, { recursive: true });
await writeFile(STAMP, sources);
console.log(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
