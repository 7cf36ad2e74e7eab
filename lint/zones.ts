import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Allowance, IMPORT_ORDER } from './import-order.ts';

/** A folder of the product's code. Without an allowance it is not in the import order. */
export interface Zone {
  /** Path from the repository's root, with forward slashes. */
  folder: string;
  /** The package name with which others import it, for a workspace package. */
  packageName?: string;
  allowance: Allowance | undefined;
  /** Folders it may import, and folders from which it may import types. */
  imports: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

/** Folders whose every subfolder is a zone. Other folders are zones if the import order names them. */
const PARENTS = [
  'packages',
  'packages/server/src',
  'packages/server/src/market',
  'src',
  'src/renderer',
  'src/renderer/features',
];

/** Folders of zones without files of their own. */
const GROUPS = ['packages/server/src/market', 'src/renderer/features'];

function subfolders(root: string, parent: string): string[] {
  const folder = join(root, parent);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`);
}

function readPackageName(root: string, folder: string): string | undefined {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (typeof content !== 'object' || content === null || !('name' in content)) return undefined;
  return typeof content.name === 'string' ? content.name : undefined;
}

function expand(patterns: readonly string[], folders: readonly string[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap((pattern) =>
      pattern.endsWith('/*') ? folders.filter((folder) => parentOf(folder) === pattern.slice(0, -2)) : [pattern],
    ),
  );
}

function parentOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/'));
}

/**
 * Lists the zones of the existing folders, so that the rules apply to a new feature from its first file (architecture
 * §3).
 * @param root the repository's root
 * @returns one zone for each folder, deepest first
 */
export function readZones(root: string): Zone[] {
  const found = PARENTS.flatMap((parent) => subfolders(root, parent));
  const named = Object.keys(IMPORT_ORDER).filter((folder) => existsSync(join(root, folder)));
  const folders = [...new Set([...found, ...named])].filter((folder) => !GROUPS.includes(folder));
  return folders
    .map((folder): Zone => {
      const allowance = IMPORT_ORDER[folder] ?? IMPORT_ORDER[`${parentOf(folder)}/*`];
      const packageName = parentOf(folder) === 'packages' ? readPackageName(root, folder) : undefined;
      return {
        folder,
        allowance,
        imports: expand(allowance?.imports ?? [], folders),
        types: expand(allowance?.types ?? [], folders),
        ...(packageName !== undefined && { packageName }),
      };
    })
    .toSorted((a, b) => b.folder.length - a.folder.length);
}

/**
 * Finds the zone of a file. A folder that consists of zones contains only the files directly in it.
 * @param path relative to the root
 * @returns undefined for tests/, scripts/, configuration, and files outside of all zones
 */
export function zoneOf(zones: readonly Zone[], path: string): Zone | undefined {
  if (isInGroup(path)) return undefined;
  return zones.find(({ folder }) =>
    PARENTS.includes(folder) ? parentOf(path) === folder : path === folder || path.startsWith(`${folder}/`),
  );
}

/** Returns whether a file is directly in a folder that contains only zones. */
export function isInGroup(path: string): boolean {
  return GROUPS.includes(parentOf(path));
}
