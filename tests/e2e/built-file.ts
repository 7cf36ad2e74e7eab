import { readFileSync } from 'node:fs';

/**
 * The file of a module that is loaded lazily, in the web app that is served: a build's files have no names.
 * @param module its path below src/renderer
 * @returns its path below the root of the web app
 */
export function builtFile(module: string): string {
  const manifest = readFileSync(new URL('../../dist-web/.vite/manifest.json', import.meta.url), 'utf8');
  const chunks: Record<string, { file: string }> = JSON.parse(manifest);
  const chunk = chunks[module];
  if (!chunk) throw new Error(`The build's manifest does not list ${module}: was it moved?`);
  return chunk.file;
}
