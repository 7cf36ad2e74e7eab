import { posix } from 'node:path';

import { readAnchors, readSections, type Sections } from './read-markdown.ts';
import type { Tree } from './read-tree.ts';

/** A reference in a source or document; `fault` says why it does not resolve. */
export interface Reference {
  kind: 'section' | 'decision' | 'link' | 'path';
  file: string;
  line: number;
  text: string;
  fault?: string;
}

type Found = Pick<Reference, 'kind' | 'text' | 'fault'> & { at: number };

/** The documents with numbered sections, by the word before the sign; the sign alone means the product's rules. */
const PRODUCT = 'docs/product.md';
const ARCHITECTURE = 'docs/architecture.md';
const DOCUMENTS: Readonly<Record<string, string>> = {
  '': PRODUCT,
  product: PRODUCT,
  architecture: ARCHITECTURE,
};

/** Other words for the two documents: each document has one name. */
const OTHER_NAMES = /^(?:spec|specification|design)$/v;

/** Folders that a command creates and git ignores. */
const GENERATED = /^(?:node_modules|out|release|dist[\w\-]*|test-results|playwright-report|\.cache|\.data)(?:\/|$)/v;

/** A placeholder (`<Name>`, `NAME`, `{id}`) or a pattern (`*.spec.ts`) stands for several paths, and is not checked. */
const PLACEHOLDER = /[<>*\{\}…$]|(?:^|\/)(?:[A-Z_]+|PriceTag)(?:[\-\/]|$)/v;

const SOURCE = /\.(?:[cm]?[jt]sx?|css|html|md|mdx|ya?ml)$/v;

/**
 * Finds every reference of a repository: numbered sections, decisions, and in Markdown relative links and paths in
 * backticks. Checks whether each one resolves.
 */
export function checkReferences(tree: Tree): Reference[] {
  const sections = new Map(
    [PRODUCT, ARCHITECTURE].map((file) => [
      file,
      tree.files.includes(file) ? readSections(tree.read(file)) : undefined,
    ]),
  );
  const paths = readPaths(tree.files);
  return tree.files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const flat = joinLines(text);
      const found = [...findSections(flat, sections), ...findDecisions(flat, tree.files)];
      if (file.endsWith('.md')) found.push(...findLinks(file, text, tree), ...findPaths(file, text, paths));
      return found.map(({ at, ...reference }) => ({ ...reference, file, line: text.slice(0, at).split('\n').length }));
    });
}

/** Joins the lines of each paragraph or comment, without moving a character, so that a reference may span lines. */
function joinLines(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?/gv, (lineBreak) => ' '.repeat(lineBreak.length));
}

function* findSections(text: string, sections: ReadonlyMap<string, Sections | undefined>): Generator<Found> {
  let document = PRODUCT;
  let end = -1;
  for (const match of text.matchAll(/(?:\b([a-z]+(?:\.md)?)\s+)?\u00A7(\d*)/giv)) {
    const [whole, word = '', number = ''] = match;
    const name = word.toLowerCase().replace(/\.md$/v, '');
    const isContinued = /^[\s,;]*(?:and|or|to)?$/v.test(text.slice(end, match.index)) && /^(?:and|or|to|)$/v.test(name);
    const isListed = isContinued && end !== -1;
    if (!isListed) document = DOCUMENTS[name] ?? PRODUCT;
    const after = text.slice(match.index + whole.length);
    const isQuoted = text[match.index + whole.indexOf('\u00A7') - 1] === "'";
    const named = (isQuoted ? /^ ([^']+)'/v : /^\s+"([^"]+)"/v).exec(after);
    end = match.index + whole.length + (isQuoted ? 0 : (named?.[0].length ?? 0));
    const fault = OTHER_NAMES.test(name)
      ? 'the documents are called "product" and "architecture"'
      : judgeSection(document, sections.get(document), number, named?.[1]);
    yield { kind: 'section', at: match.index, text: `${whole}${named?.[0] ?? ''}`, ...(fault && { fault }) };
  }
}

function judgeSection(document: string, sections: Sections | undefined, number: string, name: string | undefined) {
  if (!sections) return `${document} does not exist`;
  const names = sections.get(number);
  if (!names) return `${document} has no section ${number || 'without a number'}`;
  if (name !== undefined && !names.has(name.replaceAll(/\s+/gv, ' ').toLowerCase()))
    return `section ${number} of ${document} has no heading, bold word or code "${name}"`;
  return undefined;
}

function* findDecisions(text: string, files: readonly string[]): Generator<Found> {
  for (const match of text.matchAll(/\bdecisions?[\s\/]+(\d{3})(-[a-z\d\-]+)?/giv)) {
    const [whole, number = '', slug] = match;
    const start = `docs/decisions/${number}${slug === undefined ? '-' : `${slug}.`}`;
    const exists = files.some((file) => file.startsWith(start));
    yield { kind: 'decision', at: match.index, text: whole, ...(!exists && { fault: `no file ${start}… exists` }) };
  }
}

/** Blanks out fenced blocks, whose brackets and backticks are code. */
function withoutFences(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gmv, (block) => block.replaceAll(/[^\n]/gv, ' '));
}

function* findLinks(file: string, text: string, tree: Tree): Generator<Found> {
  for (const match of withoutFences(text).matchAll(/\]\(([^\s\)]+)\)/gv)) {
    const target = match[1] ?? '';
    if (/^[a-z]+:/v.test(target)) continue;
    const [path = '', anchor] = target.split('#');
    const linked = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path));
    const isFolder = tree.files.some((each) => each.startsWith(`${linked.replace(/\/$/v, '')}/`));
    const fault = judgeLink(linked, isFolder || tree.files.includes(linked), anchor, tree);
    yield { kind: 'link', at: match.index, text: target, ...(fault && { fault }) };
  }
}

function judgeLink(linked: string, exists: boolean, anchor: string | undefined, tree: Tree) {
  if (!exists) return `${linked} does not exist`;
  if (anchor !== undefined && !readAnchors(tree.read(linked)).has(anchor)) return `${linked} has no heading #${anchor}`;
  return undefined;
}

/** Returns all paths that a document may use: all files and folders, each by its whole path or its end. */
interface Paths {
  names: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

function readPaths(files: readonly string[]): Paths {
  const names = new Set<string>();
  const folders = new Set<string>();
  for (const file of files) {
    const segments = file.split('/');
    for (const segment of segments.slice(0, -1)) folders.add(segment);
    for (let end = 1; end <= segments.length; end++)
      for (let start = 0; start < end; start++) {
        const name = segments.slice(start, end).join('/');
        names.add(name);
        // A component or module may be named without its file extension.
        if (end === segments.length) names.add(name.replace(/\.[a-z]+$/v, ''));
      }
  }
  return { names, folders };
}

/**
 * A text with a slash in backticks is a path if it begins with a folder of the tree or ends like a file; otherwise it
 * is a route, a media type, a package or a rule.
 */
function* findPaths(file: string, text: string, paths: Paths): Generator<Found> {
  for (const code of withoutFences(text).matchAll(/`([^`\n]+)`/gv))
    for (const word of (code[1] ?? '').matchAll(/[^\s,;'"\(\)\[\]]+/gv)) {
      const path = word[0].replace(/\/$/v, '');
      const [first = ''] = path.split('/');
      const isPath =
        /^[^\/@\-:][^:\\]*\/[^:\\]+$/v.test(path) && (paths.folders.has(first) || /\.[a-z]{2,5}$/v.test(path));
      if (!isPath || PLACEHOLDER.test(path) || GENERATED.test(path)) continue;
      const fromDocument = posix.normalize(posix.join(posix.dirname(file), path));
      const exists = paths.names.has(path.replace(/^\.\//v, '')) || paths.names.has(fromDocument);
      yield { kind: 'path', at: code.index, text: path, ...(!exists && { fault: 'no file or folder has this path' }) };
    }
}
