import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FirstViews } from './first-views.ts';

const renderer = fileURLToPath(new URL('../src/renderer/', import.meta.url));

const ENTRY = `${renderer}main.tsx`;

/** The modules as the bundler knows them. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** Libraries that change only with their releases, so that browsers keep them over the app's own files. */
const LIBRARIES = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@lingui\/core|@radix-ui\/react-(?:slot|compose-refs)|lucide-react\/dist\/esm(?!\/icons|\/lucide))\//,
  },
  {
    name: 'store',
    test: /\/node_modules\/(?:@reduxjs|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store|@standard-schema)\//,
  },
];

const ICONS = '/lucide-react/dist/esm/icons/';
const ICON_INDEX = '/lucide-react/dist/esm/lucide-react.mjs';

/** Returns the modules of the icons that a module's code imports from the index of all icons. */
function iconsIn(code: string, index: string, graph: Graph): string[] {
  const lines = (graph.getModuleInfo(index)?.code ?? '').split('\n');
  const names = Array.from(code.matchAll(/import \{([^}]+)\} from "lucide-react"/g), ([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0]),
  ).flat();
  return names.flatMap((name) => {
    const file = /from '\.(\/icons\/.+)'/.exec(lines.find((line) => line.includes(` as ${name}, `)) ?? '')?.[1];
    return file === undefined ? [] : index.replace('/lucide-react.mjs', file);
  });
}

/** Modules that every page loads a moment later, and those that the dashboard loads later. */
const LATER = {
  start: ['app/start-late.ts'],
  toast: ['../../packages/ui/src/Toast/Toast.tsx'],
  // What the live connection loads at once imports the setting. Once it is live, the outbox is opened: without a
  // thread, whose styles would have every page laid out again.
  realtime: ['realtime/start-realtime.ts', 'platform/alerts/alert-setting.ts', 'features/chat/outbox/open-outbox.ts'],
};

/** Messages of forms about wrong input, and of later screens: the first views do without them. */
const LATER_TEXTS = /\/contract\/src\/(?:texts|deal-errors|scheduled-errors|confirmations)\.ts$/;

/** What the first views import through schemas alone, which only validate in development there. */
const ONLY_IN_SCHEMAS = '/contract/src/categories.ts';
/** The same, and needed by the live connection. */
const KINDS = '/contract/src/notification-kinds.ts';
/** What decodes the blurs of pictures: every page with posts needs it. */
const BLURS = '/node_modules/thumbhash/';
/** What stores messages and answers: a thread needs it at once, every page with a live connection later. */
const STORAGE = '/node_modules/idb-keyval/';

/** Returns for each module the parts that load it, of the app's own modules and the icons. */
function readParts(views: FirstViews, graph: Graph): Map<string, Set<string>> {
  const partsOf = new Map<string, Set<string>>();
  const visit = (id: string, part: string) => {
    const parts = partsOf.get(id) ?? new Set();
    if (parts.has(part)) return;
    partsOf.set(id, parts.add(part));
    const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null };
    for (const imported of importedIds) {
      if (imported.endsWith(ICON_INDEX)) for (const icon of iconsIn(code ?? '', imported, graph)) visit(icon, part);
      else if (!imported.includes('/node_modules/')) visit(imported, part);
    }
  };
  for (const [part, modules] of Object.entries({ ...views, ...LATER })) {
    if (!(part in LATER)) visit(ENTRY, part);
    for (const module of modules) visit(join(renderer, module), part);
  }
  return partsOf;
}

/**
 * The chunk of what these parts share: the first that all of them load, or need soon. What only a toast needs stays in
 * pieces, because menus and dialogs need some of them.
 */
function sharedBy(parts: ReadonlySet<string>): string | null {
  const [only] = parts;
  if (parts.size === 1) return only === 'toast' ? null : (only ?? null);
  if (parts.has('landing')) return 'base';
  if (parts.has('start') || parts.has('toast')) return 'controls';
  if (parts.has('login')) return 'inside';
  return parts.size === 2 && parts.has('thread') && parts.has('realtime') ? 'live' : 'dashboard';
}

type Name = (id: string, graph: Graph) => string | null;

/**
 * Names the chunks: by what changes together, and by which of the first pages load it, so that each of them loads few
 * files and little that it does not need.
 * @returns functions for the bundler's groups: `first` for what the first pages load, `later` for all other modules of
 *   the app, and their icons. What neither takes is left to the bundler.
 */
export function nameChunks(views: FirstViews): { first: Name; later: Name } {
  let partsOf: Map<string, Set<string>> | undefined;
  const partsIn = (id: string, graph: Graph) => {
    partsOf ??= readParts(views, graph);
    return partsOf.get(id);
  };
  const first: Name = (id, graph) => {
    const library = LIBRARIES.find(({ test }) => test.test(id));
    if (library) return library.name;
    if (LATER_TEXTS.test(id)) return 'later-texts';
    if (id.endsWith(ONLY_IN_SCHEMAS)) return null;
    if (id.endsWith(KINDS)) return 'realtime';
    if (id.includes(STORAGE)) return 'live';
    if (id.includes(BLURS)) return 'dashboard';
    const parts = partsIn(id, graph);
    // The entry itself is the bundler's. Schemas only validate in development here; forms load those that they need.
    if (!parts || id === ENTRY || graph.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('/zod/')))
      return null;
    const chunk = sharedBy(parts);
    // The styles of other chunks are two kilobytes, which would be three more files of a page.
    return id.endsWith('.css') && chunk !== 'dashboard' && !(chunk && chunk in views) ? 'base' : chunk;
  };
  const later: Name = (id, graph) =>
    (id.includes('/node_modules/') && !id.includes(ICONS)) || id.includes('/texts/') || partsIn(id, graph)
      ? null
      : 'parts';
  return { first, later };
}
