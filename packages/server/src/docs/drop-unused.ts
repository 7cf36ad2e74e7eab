import type { ApiDocument } from './document-shape.ts';

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Leaves out the named schemas that nothing refers to: each comes in one form for requests and one for answers. */
export function dropUnused(document: ApiDocument): ApiDocument {
  const { schemas } = document.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)).toSorted(([a], [b]) => a.localeCompare(b)));
  return { ...document, components: { ...document.components, schemas: kept } };
}
