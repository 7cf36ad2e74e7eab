/**
 * Builds the renderer for browsers into dist-web/: app.html for every route, a page for each of the routes that people
 * open first, which also preloads what its screen needs, index.html with the prerendered landing page, the service worker that caches them, and a compressed twin of each file. With --if-stale it builds only if
 * sources have changed since the last build.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

import { buildServiceWorker, listFiles, buildHash } from './build-service-worker.ts';
import { compressFolder } from './compress-folder.ts';
import { readFirstViews } from './first-views.ts';
import { hashSources } from './hash-sources.ts';
import { linkAssets, paintFirst } from './link-assets.ts';
import { root } from './prepare.mjs';

const OUT = `${root}dist-web`;
const SERVER_OUT = `${root}.cache/landing-html`;
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
  'scripts/first-views.ts',
  'scripts/name-chunks.ts',
  'scripts/compress-folder.ts',
];

/** Renders the landing page to HTML, as for a visitor. */
async function renderLanding(): Promise<string> {
  await build({
    configFile: `${root}vite.web.config.ts`,
    logLevel: 'warn',
    build: {
      ssr: `${root}src/renderer/landing-html.tsx`,
      outDir: SERVER_OUT,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'landing-html.js' } },
    },
    ssr: { noExternal: true, resolve: { conditions: ['@oja/source'], externalConditions: ['@oja/source'] } },
  });
  const module: { renderLanding: () => Promise<string> } = await import(
    pathToFileURL(`${SERVER_OUT}/landing-html.js`).href
  );
  return module.renderLanding();
}

const sources = await hashSources(SOURCES.map((path) => `${root}${path}`));
if (process.argv.includes('--if-stale') && (await readFile(STAMP, 'utf8').catch(() => '')) === sources) process.exit(0);

const started = performance.now();
console.log('Building the web app …');
await build({ configFile: `${root}vite.web.config.ts`, logLevel: 'warn' });
const files = await listFiles(OUT);
const landing = await renderLanding();
const html = await readFile(`${OUT}/index.html`, 'utf8');
const mark = buildHash(files, landing);
const template = html.replace('<html', `<html data-build="${mark}"`);
await writeFile(`${OUT}/app.html`, await linkAssets(template, OUT, ['app/OtherRoutes.tsx']));
const { landing: landingView, ...otherViews } = readFirstViews();
for (const [page, view] of Object.entries(otherViews))
  await writeFile(`${OUT}/${page}.html`, await linkAssets(template, OUT, view));
const landingPage = template.replace('<!--app-->', () => landing);
await writeFile(`${OUT}/index.html`, paintFirst(await linkAssets(landingPage, OUT, landingView)));
await rm(SERVER_OUT, { recursive: true });
await buildServiceWorker(OUT, mark, files);
await compressFolder(OUT);
await mkdir(OUT, { recursive: true });
await writeFile(STAMP, sources);
console.log(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
