import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/**
 * Lists the scripts that a page needs before it shows its content: the entry, the page's own chunks and all their
 * imports.
 * @param folder the built web app
 * @param modules the lazily loaded modules of the page, as named in Vite's manifest
 * @returns paths of the script files
 */
export function criticalPath(folder: string, modules: readonly string[]): string[] {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not list ${key}: was it moved?`);
    if (files.has(`${folder}/${chunk.file}`)) return;
    files.add(`${folder}/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of ['index.html', ...modules]) collect(key);
  return [...files];
}
