import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

/**
 * Bundles and minifies a few lines as an application's build would.
 * @param folder the folder whose node_modules the lines import from
 * @param code the lines, as a module
 * @param external packages left out of the bundle
 * @param conditions further conditions for `exports`
 */
async function bundle(
  folder: string,
  code: string,
  external: readonly RegExp[] = [],
  conditions: readonly string[] = [],
) {
  const entry = join(folder, 'weighed.js');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'weighed',
        // The lines are a virtual file, so that packages are resolved from the folder.
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['es'], fileName: 'weighed', cssFileName: 'weighed' },
      minify: true,
      rolldownOptions: { external: [...external] },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
}

const gzipped = (text: string | Uint8Array) => gzipSync(text).byteLength;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
const scriptOf = (output: readonly Output[]) => output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');

/** The bytes of script, minified and gzipped, for these lines. */
export async function scriptWeight(folder: string, code: string): Promise<number> {
  return gzipped(scriptOf(await bundle(folder, code)));
}

/** The chunks that load with the first one, without lazy ones. */
function loadedAtOnce(output: readonly Output[]): Output[] {
  const chunks = output.filter((part) => part.type === 'chunk');
  const names = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  // Iterating a set that grows visits the new entries, too.
  for (const name of names)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) names.add(imported);
  return chunks.filter((chunk) => names.has(chunk.fileName));
}

/** The bytes, minified and gzipped, for some lines. */
export interface Weight {
  /** The script that loads with them. */
  script: number;
  /** The script that loads lazily, such as a menu when it is opened. */
  later: number;
  style: number;
}

/** The cost of these lines beyond the external packages. */
export async function weigh(
  folder: string,
  code: string,
  external: readonly RegExp[],
  conditions: readonly string[],
): Promise<Weight> {
  const output = await bundle(folder, code, external, conditions);
  const styles = output
    .map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : ''))
    .join('');
  const atOnce = loadedAtOnce(output);
  const later = scriptOf(output.filter((part) => !atOnce.includes(part)));
  return { script: gzipped(scriptOf(atOnce)), later: later ? gzipped(later) : 0, style: styles ? gzipped(styles) : 0 };
}
