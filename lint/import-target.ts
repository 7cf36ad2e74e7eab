import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

import { TEST_LIBRARIES } from './import-order.ts';
import type { Zone } from './zones.ts';

/** The target of an import: a module of the machine, a library, or a file of ours. */
export type ImportTarget =
  | { kind: 'node' | 'electron' | 'electron-library' | 'test-library' | 'library'; name: string }
  | { kind: 'own'; path: string; byName: boolean };

/**
 * Resolves the target of an import without reading the disk.
 * @param specifier as written, with an optional Vite query
 * @param importer the importing file, relative to the repository's root
 */
export function importTarget(specifier: string, importer: string, zones: readonly Zone[]): ImportTarget {
  const name = specifier.replace(/[?#].*$/v, '') || specifier;
  if (name.startsWith('.')) {
    return { kind: 'own', path: posix.join(posix.dirname(importer), name), byName: false };
  }
  // Vite resolves a leading slash from the renderer's folder.
  if (name.startsWith('/')) return { kind: 'own', path: posix.join('src/renderer', name), byName: false };

  const home = zones.find(({ packageName }) => packageName !== undefined && isWithin(name, packageName));
  if (home?.packageName !== undefined) {
    return { kind: 'own', path: `${home.folder}/src${name.slice(home.packageName.length)}`, byName: true };
  }
  if (isBuiltin(name)) return { kind: 'node', name };
  if (isWithin(name, 'electron')) return { kind: 'electron', name };
  if (name.startsWith('electron-')) return { kind: 'electron-library', name };
  if (TEST_LIBRARIES.some((library) => (/[\/\-]$/v.test(library) ? name.startsWith(library) : name === library))) {
    return { kind: 'test-library', name };
  }
  return { kind: 'library', name };
}

function isWithin(name: string, packageName: string): boolean {
  return name === packageName || name.startsWith(`${packageName}/`);
}
