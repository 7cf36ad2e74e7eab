import { codeOf } from './story-code.ts';

/** A file's text by its path from the repository, or undefined. */
export type ReadSource = (path: string) => Promise<string | undefined>;

interface Import {
  /** As written: `type FixturePerson`. */
  specifier: string;
  name: string;
  /** The module as a reader imports it, or the path of a fixture. */
  from: string;
}

const IMPORT = /^import (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)';/gm;
const DECLARATION =
  /^(?:export )?(?:const|function|interface|type) (?<name>\w+)[^]*?(?:;$(?!\n\n?(?: {2}|[\])}]))|^[\])}](?!.*[[({]$).*$)/gm;
/** Several names declared at once: `const [first, second] = LIST;`. */
const NAMES = /^const (?<pattern>[[{].*[\]}]) = \w+;$/gm;
/** What a reader copies instead of a declaration: a drawn picture's address in place of the drawing. */
const COPIED =
  /\/\*\*(?:(?!\*\/)[^])*?@copied (?<copy>(?:(?!\*\/)[^])+?)\s*\*\/\n(?:export )?(?:const|function|interface|type) (?<name>\w+)/g;
/** Declarations of a story file that are for Storybook. */
const STORY = /^(?:const \w+: Story(?:Obj)?\b|[^]*satisfies Meta\b)/;
const TESTS = /^(?:storybook\/|@storybook\/)/;

const isFixture = (path: string) => path.includes('/fixtures/');

function resolve(from: string, file: string): string {
  const folders = file.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.') folders.push(part);
  }
  return folders.join('/');
}

/** Returns the module that exports a file of the packages: `@oja/ui/Button`, `@oja/ui/toast-store`. */
function publicModule(path: string): string {
  const { pack, rest = '' } = /^packages\/(?<pack>\w+)\/src\/(?<rest>.*)\.tsx?$/.exec(path)?.groups ?? {};
  const [folder = '', file = folder] = rest.split('/');
  if (folder === 'hooks') return `@oja/${pack}/${rest}`;
  return `@oja/${pack}/${/^[a-z]/.test(file) ? file : folder}`;
}

function readImports(source: string, file: string): Import[] {
  return Array.from(source.matchAll(IMPORT)).flatMap(({ groups = {} }) => {
    const { type = '', names = '', from = '' } = groups;
    if (TESTS.test(from)) return [];
    const path = from.startsWith('.') ? resolve(from, file) : from;
    const target = !from.startsWith('.') || isFixture(path) ? path : publicModule(path);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ specifier: type + name, name: name.split(' ').at(-1) ?? name, from: target }));
  });
}

/** Returns the identifiers of code, without those in its strings and texts. */
function identifiersIn(code: string): ReadonlySet<string> {
  const bare = code.replaceAll(/'[^'\n]*'|"[^"\n$]*"|\/\*[^]*?\*\//g, "''").replaceAll(/>[^<>{}=();]*</g, '><');
  // Not the name of a property, which has one dot before it; a spread has three.
  return new Set(bare.match(/(?<!\w|(?<!\.\.)\.)[A-Za-z_]\w*/g));
}

/** Returns the end of the bracket that opens at an index. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let index = open; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return code.length;
}

/**
 * Replaces the mock functions of tests by handlers that a reader can run.
 * @param types the props' types as written, by name: their parameters get the same names
 */
function withHandlers(code: string, types: Readonly<Record<string, string>>): string {
  let result = code;
  for (let mock = /\bfn(?:<[^()]*>)?\(/.exec(result); mock; mock = /\bfn(?:<[^()]*>)?\(/.exec(result)) {
    const open = mock.index + mock[0].length - 1;
    let end = closing(result, open);
    const given = result.slice(open + 1, end).trim();
    const answer = /^\.mock\w+\(/.exec(result.slice(end + 1));
    const answerAt = end + (answer?.[0].length ?? 0);
    if (answer) end = closing(result, answerAt);
    const prop = /(\w+)(?:=\{|: )$/.exec(result.slice(0, mock.index))?.[1] ?? 'called';
    const names = /^\(?\((?<names>[^)]*)\) =>/.exec(types[prop] ?? '')?.groups?.['names'] ?? '';
    const parameters = names.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []);
    const log = `(${parameters.join(', ')}) => console.log(${parameters.length > 0 ? parameters.join(', ') : `'${prop}'`})`;
    const answered = answer && `() => Promise.resolve(${result.slice(answerAt + 1, end)})`;
    result = result.slice(0, mock.index) + (answered ?? (given === '' ? log : given)) + result.slice(end + 1);
  }
  return result;
}

/** Collects what code needs from its file: imports for the reader, and declarations, dependencies first. */
async function collect(code: string, file: string, read: ReadSource, seen: Set<string>) {
  const source = (await read(file)) ?? '';
  const imports: Import[] = [];
  const declarations: string[] = [];
  const declared = new Map([
    ...Array.from(source.matchAll(NAMES)).flatMap(([text, pattern = '']) =>
      (pattern.match(/\w+/g) ?? []).map((name) => [name, text] as const),
    ),
    ...Array.from(
      source.matchAll(DECLARATION),
      ([text, name = '']) => [name, text.replace(/^export /, '')] as const,
    ).filter(([, text]) => !STORY.test(text)),
    ...Array.from(
      source.matchAll(COPIED),
      ({ groups: { name = '', copy = '' } = {} }) => [name, copy.replaceAll(/^ \* ?/gm, '')] as const,
    ),
  ]);
  const imported = new Map(readImports(source, file).map((each) => [each.name, each]));
  for (const name of identifiersIn(code)) {
    if (seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    const each = imported.get(name);
    const text = declared.get(name);
    if (each && !isFixture(each.from)) imports.push(each);
    if (!each && !text) continue;
    if (each && !isFixture(each.from)) continue;
    const below = each ? await collect(name, each.from, read, seen) : await collect(text ?? '', file, read, seen);
    imports.push(...below.imports);
    declarations.push(...below.declarations, ...(each || !text ? [] : [text]));
  }
  return { imports, declarations };
}

/** Cuts a long list of texts after its first six. */
const shorten = (code: string) => code.replace(/((?:^ {2}'[^'\n]*',\n){6})(?:^ {2}'[^'\n]*',\n)+/m, '$1');

/** Whether a story has code for its reader: a sheet of all states is no example, and tokens are no components. */
export const hasExample = (tags: readonly string[], file: string) =>
  !tags.includes('overview') && !file.includes('/tokens/');

const isOurs = (from: string) => (from.startsWith('@oja') ? 1 : 0);

/**
 * Returns an example that its reader can copy: the story's snippet with what it needs before it, imports from the
 * packages, and real handlers.
 * @param story the name of the story's export
 * @param file the story's file, from the repository's folder
 * @param types the props' types as written, by name
 */
export async function buildUsage(
  story: string,
  file: string,
  types: Readonly<Record<string, string>>,
  read: ReadSource,
): Promise<string> {
  const snippet = codeOf(story, (await read(file)) ?? '');
  const { imports, declarations } = await collect(snippet, file, read, new Set());
  if (snippet.includes('ComponentProps<'))
    imports.push({ specifier: 'type ComponentProps', name: 'ComponentProps', from: 'react' });
  const modules = Map.groupBy(imports, ({ from }) => from);
  const lines = [...modules]
    .toSorted(([a], [b]) => isOurs(a) - isOurs(b) || a.localeCompare(b))
    .map(([from, names]) => {
      const specifiers = [...new Set(names.map(({ specifier }) => specifier))].toSorted((a, b) => a.localeCompare(b));
      return `import { ${specifiers.join(', ')} } from '${from}';`;
    });
  const code = [...new Set(declarations.map(shorten)), snippet.trim()].map((part) => withHandlers(part, types));
  return [lines.join('\n'), ...code].filter(Boolean).join('\n\n');
}
