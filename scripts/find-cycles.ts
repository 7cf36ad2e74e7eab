import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A graph of imports between files or folders. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the files of a folder, with paths from that folder. */
export interface Imports {
  /** Imports that stay in the built code. */
  byValue: Graph;
  /** All imports, including type imports. */
  byType: Graph;
}

const NOT_CODE = /\.(?:test|spec|stories)\.tsx?$|\.d\.m?ts$/v;

/** `import … from '…'`, `import '…'` and `export … from '…'`, as the formatter writes them. */
const STATEMENT = /^(?:import|export)\s+(?<type>type\s+)?(?:[^;'"]*?\s+from\s+)?'(?<path>\.[^']+)'/gmv;
const CALL = /\b(?:import\(|new URL\()'(?<path>\.[^']+)'/gv;

/**
 * Reads the imports between the files of a folder. Tests and stories are left out, because nothing imports them.
 * @param root absolute path of the folder
 */
export function readImports(root: string): Imports {
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_CODE.test(file));
  const known = new Set(files);
  const [byValue, byType] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = [
      ...[...text.matchAll(STATEMENT)].map(({ groups = {} }) => ({
        path: groups['path'] ?? '',
        isType: groups['type'] !== undefined,
      })),
      ...[...text.matchAll(CALL)].map(({ groups = {} }) => ({ path: groups['path'] ?? '', isType: false })),
    ].map(({ path, isType }) => ({ target: join(dirname(file), path).replaceAll('\\', '/'), isType }));
    const own = imports.filter(({ target }) => known.has(target));
    byType.set(file, new Set(own.map(({ target }) => target)));
    byValue.set(file, new Set(own.filter(({ isType }) => !isType).map(({ target }) => target)));
  }
  return { byValue, byType };
}

/** The graph of the folders that the files of a graph are in. */
export function foldersOf(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const found = folders.get(folder) ?? new Set<string>();
    folders.set(folder, found);
    for (const target of targets) if (dirname(target) !== folder) found.add(dirname(target));
  }
  return folders;
}

/** Lists the import cycles; connected cycles are one entry (Tarjan's algorithm). */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  function visit(name: string): number {
    const index = order.size;
    order.set(name, index);
    stack.push(name);
    open.add(name);
    let low = index;
    for (const target of graph.get(name) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === index) {
      const cycle = stack.splice(stack.indexOf(name));
      for (const member of cycle) open.delete(member);
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  }

  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return cycles;
}
