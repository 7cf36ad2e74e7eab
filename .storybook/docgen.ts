import type { Plugin } from 'vite';

import { omitReferences } from '../packages/ui/doc-comments/omit-references.ts';
import { declaredProps, type DeclaredProp } from './prop-types.ts';

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
const ASSIGNMENT = /^(?<target>(?<component>\w+)\.__docgenInfo=)(?<json>[^]*)$/;

/** What react-docgen calls a type that it does not follow: a part of another type, and another component's props. */
const UNREADABLE = /^(?:unknown|literal)$|\w\['|\w+Props\b/;

/** Returns a declared type as react-docgen would, so that Storybook chooses the control by it. */
function docgenType({ type, node }: DeclaredProp): NonNullable<Prop['tsType']> {
  const raw = type;
  const parts = type.split(' | ');
  if (node?.type === 'TSUnionType' && parts.length === node.types.length) {
    const elements = parts.map((value) => (/^['\d]/.test(value) ? { name: 'literal', value } : { name: value }));
    return { name: 'union', raw, elements };
  }
  const item = /^(?:readonly )?(?<item>.+)\[\]$/.exec(raw)?.groups?.['item'];
  return item ? { name: 'Array', elements: [{ name: item }], raw } : { name: raw, raw };
}

/** Adds what the interfaces say, inherited ones included, to what react-docgen found. */
function complete(info: Docgen, component: string, file: string): Docgen {
  const declared = declaredProps(component, file);
  const own = [...declared].flatMap(([name, { isNative }]) => (isNative ? [] : [name]));
  const names = new Set([...own, ...Object.keys(info.props ?? {})]);
  const props = [...names].map((name) => {
    const found = info.props?.[name];
    const known = declared.get(name);
    const description = omitReferences(known?.description ?? found?.description ?? '');
    const isReadable = found?.tsType && !UNREADABLE.test(found.tsType.raw ?? found.tsType.name);
    const tsType = known && !isReadable ? docgenType(known) : found?.tsType;
    return [name, { required: known?.required ?? false, ...found, ...(tsType && { tsType }), description }] as const;
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
        const { target = '', component = '', json = '' } = ASSIGNMENT.exec(docgen)?.groups ?? {};
        return target + JSON.stringify(complete(JSON.parse(json), component, file));
      });
      return { code: [source, ...completed].join(';'), map: null };
    },
  };
}
