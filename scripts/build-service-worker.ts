import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'vite';

import { type Build, isAsset } from '../src/renderer/service-worker/build.ts';
import { root } from './prepare.mjs';

/** A file of the build, by its path in the browser and what it holds. */
interface BuiltFile {
  path: string;
  /** As `integrity` of a fetch wants it. */
  integrity: string;
}

/** Pictures for installing the app, for home screens and for shared links: nothing that a page shows. */
const NOT_KEPT = /^\/(?:icon-(?:maskable-)?512\.png|apple-touch-icon\.png|share\.jpg)$/;

/**
 * Everything in a folder that browsers may ask for, in a fixed order.
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
      integrity: `sha256-${createHash('sha256').update(await readFile(file)).digest('base64')}`,
    })),
  );
}

/**
 * The build's mark: another one whenever a file, or the landing page's words, are other.
 * @param landing the landing page's HTML
 */
export function markOf(files: readonly BuiltFile[], landing: string): string {
  return createHash('sha256').update(JSON.stringify(files)).update(landing).digest('hex').slice(0, 12);
}

/** Builds src/renderer/service-worker into sw.js, with the list of files that it is to keep. */
export async function buildServiceWorker(folder: string, mark: string, files: readonly BuiltFile[]): Promise<void> {
  const kept: Build = {
    mark,
    assets: files.map(({ path }) => path).filter(isAsset),
    plain: files.filter((file) => !isAsset(file.path) && !file.path.endsWith('.html') && !NOT_KEPT.test(file.path)),
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(kept) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: `${root}src/renderer/service-worker/sw.ts`,
        // A classic script: not every browser takes a worker that is a module.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
