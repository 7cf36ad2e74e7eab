import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

import manifest from './package.json' with { type: 'json' };
import { COMMON_PASSWORDS } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';
import { readFirstViews } from './scripts/first-views.ts';
import { LAYER_ORDER } from './scripts/link-assets.ts';
import { nameChunks } from './scripts/name-chunks.ts';

const root = fileURLToPath(new URL('src/renderer', import.meta.url));

/** The origin of the server that a desktop build talks to when nothing else is configured. */
export const DEFAULT_SERVER_ORIGIN = process.env['OJA_SERVER_ORIGIN'] ?? 'http://localhost:4000';

const chunks = nameChunks(readFirstViews());

/** The style sheet of each hash. */
const sheets = new Map<string, string>();

/**
 * A class of a style sheet in the page: a hash of the file, and the class's place in the style sheet. A build has no
 * names: they are 1.6 kB of every first visit, and Vite's own another one. Three characters tell apart all style
 * sheets; a fourth would be 0.3 kB.
 * @throws Error if two style sheets have the same hash: rename one
 */
function scopedName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file);
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 3);
  const other = sheets.get(hash) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} and ${other} would have the same names: rename one.`);
  sheets.set(hash, path);
  const isBuild = process.env['NODE_ENV'] === 'production';
  const place = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))].indexOf(name);
  return isBuild && place !== -1 ? `_${hash}${place.toString(36)}` : `_${name}_${hash}`;
}

/**
 * Replaces the random keys of the elements of an icon by their places: they are 0.5 kB of every first visit, because
 * random characters do not compress.
 */
const iconKeys: Plugin = {
  name: 'icon-keys',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => {
      let place = 0;
      return { code: code.replaceAll(/\bkey: "\w+"/g, () => `key: ${place++}`), map: null };
    },
  },
};

/** The layer of the styles of each chunk that a page links: those of later screens override them. */
const LAYERS: Readonly<Record<string, string>> = {
  base: 'base',
  dashboard: 'dashboard',
  landing: 'page',
  login: 'page',
  feed: 'page',
  thread: 'page',
  post: 'page',
};

/**
 * Puts the styles that pages link into cascade layers. Pages link them at the end of their body, and what is loaded
 * later stands in the head: by its place alone it would override nothing.
 */
const styleLayers: Plugin = {
  name: 'style-layers',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const layer = chunk.type === 'chunk' ? LAYERS[chunk.name] : undefined;
      if (chunk.type !== 'chunk' || layer === undefined) continue;
      for (const file of chunk.viteMetadata?.importedCss ?? []) {
        const sheet = bundle[file];
        if (sheet?.type === 'asset') sheet.source = `${LAYER_ORDER}@layer ${layer}{${String(sheet.source)}}`;
      }
    }
  },
};

/** Chunks of which a visit soon calls most functions. */
const CALLED_AT_START = new Set([
  'react',
  'store',
  'dashboard',
  'feed',
  'login',
  'realtime',
  'start-realtime',
  'live',
  'carousel-engine',
]);

/**
 * Has Chromium compile all functions of these chunks beside their download, instead of each one at its first call,
 * where presses wait for it: half of the time of a first visit's scripts (decision 087). Other browsers ignore the
 * comment, which must be the file's first line.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && CALLED_AT_START.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/** The chunks that a chunk imports itself, and what these import. */
const loadedWith = new Map<string, ReadonlySet<string>>();

/** Records what each chunk is loaded with, before Vite names what a later part needs besides. */
const chunkImports: Plugin = {
  name: 'chunk-imports',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const visit = (file: string, seen: Set<string>): Set<string> => {
        const chunk = bundle[file];
        for (const imported of chunk?.type === 'chunk' ? chunk.imports : [])
          if (!seen.has(imported)) visit(imported, seen.add(imported));
        return seen;
      };
      for (const file of Object.keys(bundle)) loadedWith.set(file, visit(file, new Set()));
    },
  },
};

/** A chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  isDynamicEntry?: boolean;
}

/**
 * Lists in Vite's manifest also the modules that are loaded on their own but share a chunk, which Vite lists only once:
 * scripts/link-assets.ts finds their files there.
 */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const list = bundle['.vite/manifest.json'];
      if (list?.type !== 'asset') return;
      const entries: Record<string, ManifestChunk> = JSON.parse(String(list.source));
      const entryOf = new Map(Object.values(entries).map((entry) => [entry.file, entry]));
      for (const chunk of Object.values(bundle)) {
        const entry = entryOf.get(chunk.fileName);
        if (chunk.type !== 'chunk' || !entry) continue;
        for (const id of chunk.moduleIds)
          if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
            entries[relative(root, id)] ??= { ...entry, isDynamicEntry: true };
      }
      list.source = JSON.stringify(entries, undefined, 2);
    },
  },
};

/**
 * The one renderer, built twice: for browsers, where the server that hosts it is also its API,
 * and for the desktop window, where Chromium's version is known.
 * @param target which of the two builds
 */
export function rendererConfig(target: 'desktop' | 'web'): UserConfig {
  return {
    root,
    base: '/',
    cacheDir: fileURLToPath(new URL(`.cache/vite-${target}`, import.meta.url)),
    plugins: [compileMessages(), lingui(), iconKeys, react(), styleLayers, chunkImports, sharedEntries, compileHints],
    resolve: {
      conditions: ['@oja/source', ...defaultClientConditions],
      // Without its warnings for developers; the package offers no condition that would choose it.
      alias: [
        {
          find: /^react-router$/,
          replacement: fileURLToPath(import.meta.resolve('react-router').replace('development', 'production')),
        },
      ],
    },
    css: { modules: { generateScopedName: scopedName } },
    define: {
      __TARGET__: JSON.stringify(target),
      __VERSION__: JSON.stringify(manifest.version),
      __COMMON_PASSWORDS__: JSON.stringify(COMMON_PASSWORDS),
    },
    build: {
      target: target === 'desktop' ? 'chrome140' : 'baseline-widely-available',
      minify: true,
      // Every browser of the target follows modulepreload by itself.
      modulePreload: {
        polyfill: false,
        // To name these again is half a kilobyte of every first visit.
        resolveDependencies: (_file, files, { hostId }) => files.filter((file) => !loadedWith.get(hostId)?.has(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The other optimization exports namespaces that it does not declare (rolldown issue 10734).
        experimental: { chunkOptimization: { mergeCommonChunks: true, avoidRedundantChunkLoads: false } },
        input: fileURLToPath(new URL('src/renderer/index.html', import.meta.url)),
        // Each icon of lucide-react reads a property for nothing.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // The first view lists all other files: longer names would be 2 kB of every first visit.
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[hash:8].js',
          assetFileNames: ({ names }) =>
            names.every((name) => name.endsWith('.css')) ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: chunks.first, debugName: 'first pages' },
              // Small parts of three screens and more: each would be a file of a few hundred bytes.
              { name: chunks.later, debugName: 'parts of later screens', minShareCount: 3, maxModuleSize: 3000 },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}
