import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

import { type Build, isAsset } from '../src/renderer/service-worker/build.ts';
import { filesOf, readParts } from './link-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A file of the build: its path in the browser and its content. */
interface BuiltFile {
  path: string;
  /** Returns the value of fetch's `integrity` option. */
  integrity: string;
}

/** Pictures for installing the app, for home screens and for shared links: no page shows them. */
const NOT_CACHED = /^\/(?:icon-(?:maskable-)?512\.png|apple-touch-icon\.png|share\.jpg)$/;

/**
 * Lists every file of the build that browsers may request, in a fixed order.
 * @param folder the build, before its pages are marked and anything is compressed
 */
export async function listFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !relative(folder, file).startsWith('.'))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({
      path: `/${relative(folder, file).replaceAll('\\', '/')}`,
      integrity: `sha256-${createHash('sha256')
        .update(await readFile(file))
        .digest('base64')}`,
    })),
  );
}

/**
 * Returns the build's version hash, which changes with any file and with what is written into the pages.
 * @param inPages all of the latter
 */
export function buildHash(files: readonly BuiltFile[], inPages: string): string {
  return createHash('sha256').update(JSON.stringify(files)).update(inPages).digest('hex').slice(0, 12);
}

/**
 * Reads the paths of the app's pages from the route table. The table is loaded by its address, because a static import
 * would pull all screens into the type project of the scripts.
 * @returns the first part of each path, such as `login`
 */
export async function readPages(): Promise<string[]> {
  const table = pathToFileURL(`${root}src/renderer/app/routes/public-screens.ts`).href;
  const { PUBLIC_SCREENS }: { PUBLIC_SCREENS: readonly { path: string }[] } = await import(table);
  return [...new Set(PUBLIC_SCREENS.map(({ path }) => path.split('/', 2)[1] ?? ''))];
}

/**
 * Lists the files of the parts of the app that load on their own, as places in a list.
 * @param assets the list
 * @param start files that are always there
 */
async function placeParts(
  folder: string,
  assets: readonly string[],
  start: readonly string[],
): Promise<Build['parts']> {
  const parts: Record<string, readonly number[]> = {};
  for (const part of await readParts(folder)) {
    const needed = (await filesOf(folder, [part])).filter((path) => !start.includes(path));
    if (needed.length > 0) parts[part] = needed.map((path) => assets.indexOf(path));
  }
  return parts;
}

/**
 * Builds src/renderer/service-worker into sw.js, with the files to cache and the pages to answer.
 * @param modules what every page of the dashboard needs, also offline, as named in Vite's manifest
 */
export async function buildServiceWorker(
  folder: string,
  mark: string,
  files: readonly BuiltFile[],
  modules: readonly string[],
): Promise<void> {
  // A page that has typefaces requests them itself, and the browser keeps them; one that saves data has none.
  const assets = files.map(({ path }) => path).filter((path) => isAsset(path) && !path.endsWith('.woff2'));
  const start = await filesOf(folder, modules);
  const manifest: Build = {
    mark,
    assets,
    start: start.map((path) => assets.indexOf(path)),
    parts: await placeParts(folder, assets, start),
    plain: files.filter((file) => !isAsset(file.path) && !file.path.endsWith('.html') && !NOT_CACHED.test(file.path)),
    pages: await readPages(),
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(manifest) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: `${root}src/renderer/service-worker/sw.ts`,
        // A classic script: not every browser supports a module worker.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
