import type { Allowance } from './import-order.ts';
import { type ImportTarget, importTarget } from './import-target.ts';
import { type Zone, zoneOf } from './zones.ts';

/** One import as it stands in a file. */
export interface ImportUse {
  specifier: string;
  /** True where it leaves nothing in the built code. */
  typeOnly: boolean;
}

const TEST = /\.test\.tsx?$|^packages\/[^\/]+\/test\//v;
const STORY = /\.stories\.tsx?$/v;
/** What lies in a package beside its code: build configuration and scripts, which run on a developer's machine. */
const PACKAGE_TOOLS = /^packages\/[^\/]+\/(?!src\/|test\/)/v;

/**
 * Says whether a file stands in a folder that has no place in the import order yet.
 * @param file relative to the repository's root
 * @returns the refusal, or undefined
 */
export function judgePlace(file: string, zones: readonly Zone[]): string | undefined {
  const zone = zoneOf(zones, file);
  const isUnplaced = zone ? !zone.allowance && !PACKAGE_TOOLS.test(file) : file.startsWith('src/');
  if (!isUnplaced) return undefined;
  return `${zone?.folder ?? file} has no place in the import order, so nothing says what it may reach. Move the file into a folder that has one, or give its folder a line in lint/import-order.ts.`;
}

/**
 * Judges one import by the import order (design §3).
 * @param file the importing file, relative to the repository's root
 * @returns the refusal (what, why, where it should go), or undefined where the import is allowed
 */
export function judgeImport(file: string, use: ImportUse, zones: readonly Zone[]): string | undefined {
  const zone = zoneOf(zones, file);
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
  if (target.byName || border(home.folder) === border(zone.folder)) return undefined;
  return `${zone.folder} may not import ${home.folder} by a relative path: a package is reached through the doors its package.json opens. Write '${home.packageName ?? home.folder}/…'.`;
}

/** The package a folder belongs to: a workspace package, or the app at the root. */
function border(folder: string): string {
  return folder.startsWith('packages/') ? folder : 'app';
}
