import type { Allowance } from './import-order.ts';
import { type ImportTarget, importTarget } from './import-target.ts';
import { type Zone, isInGroup, zoneOf } from './zones.ts';

/** One import of a file. */
export interface ImportUse {
  specifier: string;
  /** It leaves nothing in the built code. */
  typeOnly: boolean;
}

const TEST = /\.test\.tsx?$|^packages\/[^\/]+\/test\//v;
const STORY = /\.stories\.tsx?$/v;
/** What only stories use. */
const FIXTURE = /^packages\/[^\/]+\/(?:src\/fixtures|test)\//v;
/** Files in a package beside its code: build configuration and scripts, which run on a developer's machine. */
const PACKAGE_TOOLS = /^packages\/[^\/]+\/(?!src\/|test\/)/v;

/**
 * Checks whether a file's folder is in the import order.
 * @param file relative to the repository's root
 * @returns the error message, or undefined if it is
 */
export function judgePlace(file: string, zones: readonly Zone[]): string | undefined {
  const zone = zoneOf(zones, file);
  const isUnplaced = zone ? !zone.allowance && !PACKAGE_TOOLS.test(file) : file.startsWith('src/') || isInGroup(file);
  if (!isUnplaced) return undefined;
  return `${zone?.folder ?? file} has no place in the import order, so its allowed imports are unknown. Move the file into a folder that has one, or add its folder to lint/import-order.ts.`;
}

/**
 * Checks one import against the import order (architecture §3). A package's tests run the whole package, so they have
 * its allowance.
 * @param file the importing file, relative to the repository's root
 * @returns the error message (what, why, where it should go), or undefined if the import is allowed
 */
export function judgeImport(file: string, use: ImportUse, zones: readonly Zone[]): string | undefined {
  const zone = zoneOf(zones, TEST.test(file) ? (packageOf(file) ?? file) : file);
  if (!zone?.allowance || PACKAGE_TOOLS.test(file)) return undefined;
  const { allowance } = zone;
  const target = importTarget(use.specifier, file, zones);
  const refuse = (what: string) => `${zone.folder} may not import ${what}. ${allowance.because} ${allowance.instead}`;

  if (target.kind === 'own') return judgeOwn(file, zone, target, use, zones, refuse);
  if (target.kind === 'library') return undefined;
  if (target.kind === 'test-library') {
    if (TEST.test(file) || STORY.test(file)) return undefined;
    return `${target.name} is a test library: the product's code may not import it, or it would ship. Use it in a *.test.ts, a *.stories.tsx or in tests/.`;
  }
  return mayUse(file, allowance, target.kind) ? undefined : refuse(`${target.name} (${MACHINE[target.kind]})`);
}

const MACHINE = {
  node: 'a module of Node',
  electron: 'Electron',
  'electron-library': 'a library for Electron’s main process',
} as const;

function mayUse(file: string, { machine = [] }: Allowance, kind: keyof typeof MACHINE): boolean {
  if (kind === 'electron') return machine.includes('electron');
  if (kind === 'electron-library') return machine.includes('electron') && machine.includes('node');
  return machine.includes('node') || TEST.test(file);
}

function judgeOwn(
  file: string,
  zone: Zone,
  target: Extract<ImportTarget, { kind: 'own' }>,
  use: ImportUse,
  zones: readonly Zone[],
  refuse: (what: string) => string,
): string | undefined {
  if (target.path.startsWith('tests/')) {
    if (TEST.test(file) || STORY.test(file)) return undefined;
    return refuse(`${target.path}, which belongs to the tests`);
  }
  const home = zoneOf(zones, target.path);
  if (!home) return refuse(`${target.path}, which is no part of the product's code`);
  const isAllowed = home === zone || zone.imports.has(home.folder) || (use.typeOnly && zone.types.has(home.folder));
  if (!isAllowed) return refuse(zone.types.has(home.folder) ? `${home.folder} for more than its types` : home.folder);
  // Fixtures are no part of a published package, so they have no export.
  if (FIXTURE.test(target.path) && (STORY.test(file) || FIXTURE.test(file))) return undefined;
  if (target.byName || workspaceOf(home.folder) === workspaceOf(zone.folder)) return undefined;
  return `${zone.folder} may not import ${home.folder} by a relative path: a package is imported through the exports of its package.json. Write '${home.packageName ?? home.folder}/…'.`;
}

/** Returns the workspace of a folder: a package, or the app at the root. */
function workspaceOf(folder: string): string {
  return packageOf(folder) ?? 'app';
}

function packageOf(path: string): string | undefined {
  return /^packages\/[^\/]+/v.exec(path)?.[0];
}
