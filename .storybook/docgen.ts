import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { omitReferences } from '../packages/ui/doc-comments/omit-references.ts';

interface Prop {
  description?: string;
  tsType?: { name: string; value?: string; raw?: string; elements?: readonly { name: string }[] };
}

interface Docgen {
  description?: string;
  props?: Record<string, Prop>;
}

const COMPONENT = /packages\/(?:ui|market)\/(?:src|template)\/\w+\/\w+\.tsx$/;
/** What react-docgen appends for each component: a semicolon, an assignment, and JSON. */
const DOCGEN = /;(?=\w+\.__docgenInfo=\{)/;
const ASSIGNMENT = /^(?<target>\w+\.__docgenInfo=)(?<json>[^]*)$/;

/** Finds the type of a prop as written, in the component's file, else beside it, else in the files it imports. */
function findType(prop: string, file: string): string | undefined {
  const folder = dirname(file);
  const imported = Array.from(readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g), ([, path = '']) =>
    join(folder, path),
  );
  const written = new RegExp(String.raw`^ {2}(?:readonly )?${prop}\??:\s*([^;{}]+);$`, 'm');
  for (const each of [file, ...globSync(join(folder, '*.{ts,tsx}')), ...imported]) {
    const type = written.exec(readFileSync(each, 'utf8'))?.[1];
    if (type) return type.replaceAll(/\s+/g, ' ');
  }
  return undefined;
}

function typeOf(prop: string, { tsType }: Prop, file: string): Prop['tsType'] {
  if (tsType?.name === 'literal' && tsType.value) return { ...tsType, name: tsType.value };
  if (tsType && tsType.name !== 'unknown') return tsType;
  const raw = findType(prop, file);
  if (!raw) return tsType;
  const item = /^(?:readonly )?(?<item>.+)\[\]$/.exec(raw.replace(' | undefined', ''))?.groups?.['item'];
  return item ? { name: 'Array', elements: [{ name: item }], raw } : { name: raw, raw };
}

function complete(info: Docgen, file: string): Docgen {
  const props = Object.entries(info.props ?? {}).map(([name, prop]) => {
    const type = typeOf(name, prop, file);
    return [
      name,
      { ...prop, ...(type && { tsType: type }), description: omitReferences(prop.description ?? '') },
    ] as const;
  });
  return { ...info, description: omitReferences(info.description ?? ''), props: Object.fromEntries(props) };
}

/**
 * Completes what docs pages show of a component and its stories: types that react-docgen does not know, such as
 * `readonly Item[]`, as they are written; and no references to the product's rules.
 */
export function completeDocgen(): Plugin {
  return {
    name: 'oja-docgen',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      // The guides.
      if (file.endsWith('.stories.tsx')) return { code: omitReferences(code), map: null };
      if (!COMPONENT.test(file)) return null;
      const [source, ...docgens] = code.split(DOCGEN);
      const completed = docgens.map((docgen) => {
        const { target = '', json = '' } = ASSIGNMENT.exec(docgen)?.groups ?? {};
        return target + JSON.stringify(complete(JSON.parse(json), file));
      });
      return { code: [source, ...completed].join(';'), map: null };
    },
  };
}

/** Returns the types of all props in a component's file as they are written, by name. */
export function propTypes(file: string): Readonly<Record<string, string>> {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.fromEntries(
    Array.from(source.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm), ([, prop = '']) => [
      prop,
      findType(prop, file) ?? '',
    ]),
  );
}
