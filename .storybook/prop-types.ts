import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync, type ESTree, type ParseResult } from 'vite';

import { NATIVE_PROPS } from './native-props.ts';

/** A prop as its interface declares it. */
export interface DeclaredProp {
  /** Its doc comment, without stars. */
  description: string;
  /** Its type, as written. */
  type: string;
  required: boolean;
  /** It is the element's own: documented by a table, and listed only where a component names it. */
  isNative?: boolean;
  /** The type's syntax, to find the parts of a union. */
  node?: ESTree.TSType;
}

type Props = Map<string, DeclaredProp>;
type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

interface Module {
  file: string;
  source: string;
  comments: ParseResult['comments'];
  /** Interfaces and types by name. */
  declarations: ReadonlyMap<string, Declaration>;
  /** The type of the first parameter of each function, by the function's name. */
  parameters: ReadonlyMap<string, ESTree.TSType>;
  /** Where imported names come from: a file and the name in it. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

const PACKAGES = join(import.meta.dirname, '../packages');
const NATIVE: Props = new Map(
  Object.entries(NATIVE_PROPS).map(([name, prop]) => [name, { ...prop, required: false, isNative: true }]),
);
/** Types of React that stand for an element's own props. */
const ELEMENT_PROPS = /^(?:ComponentProps|(?:\w+)?HTMLAttributes|SVGProps)$/;

/** Returns the file of an imported module of the packages; '' for any other. */
function fileOf(from: string, importer: string): string {
  if (from.startsWith('.')) return join(dirname(importer), from);
  const { pack, path = '' } = /^@oja\/(?<pack>\w+)\/(?<path>.+)$/.exec(from)?.groups ?? {};
  const source = `${PACKAGES}/${pack}/src`;
  const found = globSync([`${source}/${path}.{ts,tsx}`, `${source}/*/${path}.{ts,tsx}`]);
  return pack ? (found[0] ?? '') : '';
}

/** Returns the function that a constant holds, which may be asserted to have overloads. */
function functionIn(node: ESTree.Expression | null): ESTree.ArrowFunctionExpression | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'ParenthesizedExpression') return functionIn(node.expression);
  return node?.type === 'ArrowFunctionExpression' ? node : undefined;
}

function parameterType(node?: ESTree.Function | ESTree.ArrowFunctionExpression): ESTree.TSType | undefined {
  const [first] = node?.params ?? [];
  return first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = modules.get(file);
  if (known?.source === source) return known;
  const { program, comments } = parseSync(file, source);
  const declarations = new Map<string, Declaration>();
  const parameters = new Map<string, ESTree.TSType>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of program.body) {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
      declarations.set(declared.id.name, declared);
    const functions: [ESTree.BindingPattern | null, ESTree.TSType | undefined][] = [];
    if (declared?.type === 'FunctionDeclaration') functions.push([declared.id, parameterType(declared)]);
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations) functions.push([id, parameterType(functionIn(init))]);
    for (const [id, type] of functions) if (id?.type === 'Identifier' && type) parameters.set(id.name, type);
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          imports.set(each.local.name, { file: fileOf(statement.source.value, file), name: each.imported.name });
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local, exported } of statement.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier')
          imports.set(exported.name, { file: fileOf(statement.source.value, file), name: local.name });
  }
  const module: Module = { file, source, comments, declarations, parameters, imports };
  modules.set(file, module);
  return module;
}

/** Follows a name to the file that declares it. */
function findDeclaration(name: string, module: Module): { declared: Declaration; module: Module } | undefined {
  const declared = module.declarations.get(name);
  if (declared) return { declared, module };
  const imported = module.imports.get(name);
  return imported?.file ? findDeclaration(imported.name, readModule(imported.file)) : undefined;
}

const textOf = ({ start, end }: ESTree.Span, { source }: Module) =>
  source
    .slice(start, end)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the doc comment right before a position. */
function commentBefore(position: number, { source, comments }: Module): string {
  const comment = comments.find(({ end }) => end <= position && source.slice(end, position).trim() === '');
  return (comment?.value ?? '').replaceAll(/^[ \t]*\*+ ?/gm, '').trim();
}

/** Returns the names that a union of literals or a `keyof` stands for. */
function namesIn(node: ESTree.TSType, module: Module): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap((part) => namesIn(part, module));
  if (node.type === 'TSLiteralType' && node.literal.type === 'Literal') return [String(node.literal.value)];
  if (node.type === 'TSTypeOperator') return [...propsOf(node.typeAnnotation, module).keys()];
  return [];
}

/** Returns the props of a named type, such as `Omit<DialogProps, 'title'>`. */
function propsOfName(name: string, parameters: readonly ESTree.TSType[], module: Module): Props {
  const [of, keys] = parameters;
  if (ELEMENT_PROPS.test(name)) return NATIVE;
  if ((name === 'Omit' || name === 'Pick') && of && keys) {
    const names = new Set(namesIn(keys, module));
    const props = [...propsOf(of, module)];
    if (name === 'Omit') return new Map(props.filter(([prop]) => !names.has(prop)));
    return new Map(
      props.filter(([prop]) => names.has(prop)).map(([prop, known]) => [prop, { ...known, isNative: false }]),
    );
  }
  if ((name === 'Partial' || name === 'Readonly' || name === 'Required') && of) return propsOf(of, module);
  const found = findDeclaration(name, module);
  if (!found) return new Map();
  if (found.declared.type === 'TSTypeAliasDeclaration') return propsOf(found.declared.typeAnnotation, found.module);
  const inherited = found.declared.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? [...propsOfName(expression.name, typeArguments?.params ?? [], found.module)]
      : [],
  );
  return new Map([...inherited, ...membersOf(found.declared.body.body, found.module)]);
}

function membersOf(members: readonly ESTree.TSSignature[], module: Module): Props {
  const props: Props = new Map();
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
    const name = member.key.type === 'Identifier' ? member.key.name : textOf(member.key, module).slice(1, -1);
    const node = member.typeAnnotation.typeAnnotation;
    const description = commentBefore(member.start, module);
    props.set(name, { description, type: readableType(node, module), required: !member.optional, node });
  }
  return props;
}

/** Returns the props that a type stands for, with those it inherits. */
function propsOf(node: ESTree.TSType, module: Module): Props {
  if (node.type === 'TSParenthesizedType') return propsOf(node.typeAnnotation, module);
  if (node.type === 'TSTypeLiteral') return membersOf(node.members, module);
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType')
    return new Map(node.types.flatMap((part) => [...propsOf(part, module)]));
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
    return propsOfName(node.typeName.name, node.typeArguments?.params ?? [], module);
  return new Map();
}

/** Returns a type as written, but the props of another component and a part of them by what they are. */
function readableType(node: ESTree.TSType, module: Module): string {
  if (node.type === 'TSIndexedAccessType') {
    const [name = ''] = namesIn(node.indexType, module);
    return propsOf(node.objectType, module).get(name)?.type ?? textOf(node, module);
  }
  if (node.type === 'TSUnionType') return node.types.map((part) => readableType(part, module)).join(' | ');
  const text = textOf(node, module);
  if (!/^\w+Props$/.test(text)) return text;
  const props = [...propsOf(node, module)].filter(([, { isNative }]) => !isNative);
  if (props.length === 0) return text;
  return `{ ${props.map(([name, { type, required }]) => `${name}${required ? '' : '?'}: ${type}`).join('; ')} }`;
}

/** Returns the props of a component in a file, inherited ones included, by name. */
export function declaredProps(component: string, file: string): ReadonlyMap<string, DeclaredProp> {
  const module = readModule(file);
  const type = module.parameters.get(component);
  return type ? propsOf(type, module) : new Map();
}
