const QUOTES = new Set(["'", '"', '`']);

/** What follows the comma between two properties, unlike one in a text. */
const NEXT = /^\s*(?:\.\.\.|\w+\s*(?:[:,]|$)|$)/;

/** Returns the parts of a list that stand between its commas, without those within brackets and texts. */
function splitList(code: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (quote) {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
    } else if (QUOTES.has(sign)) quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0 && NEXT.test(code.slice(index + 1))) {
      parts.push(code.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, code.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** Returns the value of a property of an object as written, indented by two. */
function propertyOf(object: string, name: string): string | undefined {
  const [, code] = new RegExp(String.raw`^ {2}(?:async )?${name}: ([^]*?),\n(?: {2}[\w/]|\})`, 'm').exec(object) ?? [];
  return code?.replaceAll(/^ {2}/gm, '');
}

/** Returns a story's object as written, with the render function of the story it is made from. */
function storyOf(name: string, file: string): string {
  const [story = ''] = new RegExp(String.raw`^export const ${name}\b[^]*?^\};`, 'm').exec(file) ?? [];
  const [, parent = ''] = /^ {2}\.\.\.(\w+),$/m.exec(story) ?? [];
  return parent ? `${story}\n${storyOf(parent, file)}` : story;
}

/** Returns the props of an object by name, those that it spreads from the same file included. */
function entriesOf(object: string | undefined, file: string): Map<string, string> {
  if (!object) return new Map();
  if (!object.startsWith('{')) return spreadOf(object, file);
  const inner = object.slice(1, object.lastIndexOf('}')).replaceAll(/^\s*\/[/*].*$/gm, '');
  const entries = new Map<string, string>();
  for (const part of splitList(inner)) {
    const parts = part.startsWith('...')
      ? spreadOf(part.slice(3), file)
      : ([[/^\w+/.exec(part)?.[0] ?? part, part]] as const);
    for (const [name, entry] of parts) {
      // What replaces a prop stands where it is written: after what was spread before.
      const isReplaced = entries.delete(name);
      if (!isReplaced || !entry.endsWith(': undefined')) entries.set(name, entry);
    }
  }
  return entries;
}

/** Returns the props of an object that is declared in the file, or its name to spread. */
function spreadOf(name: string, file: string): Map<string, string> {
  const story = /^(\w+)\.args$/.exec(name)?.[1];
  if (story) return entriesOf(propertyOf(storyOf(story, file), 'args'), file);
  const object = new RegExp(
    String.raw`^const ${name}\b[^=]* = (\{[^]*?\})(?: as const)?(?: satisfies [^;]*)?;$`,
    'm',
  ).exec(file)?.[1];
  return object ? entriesOf(object, file) : new Map([[name, `...${name}`]]);
}

/** Returns the props of a story: those of its file and its own, as parts of an object. */
function propsOf(meta: string, story: string, file: string): string[] {
  const written = [meta, story]
    .map((object) => propertyOf(object, 'args') ?? '{}')
    .map((args) => (args.startsWith('{') ? args.slice(1, -1).trim().replace(/,$/, '') : `...${args}`))
    .filter(Boolean);
  return [...entriesOf(`{${written.join(',\n')}}`, file).values()];
}

const toAttribute = (entry: string): string => {
  if (entry.startsWith('...')) return `{${entry}}`;
  const [, name = entry, value = entry] = /^(\w+): ([^]*)$/.exec(entry) ?? [];
  if (value === 'true') return name;
  return `${name}=${/^'[^'"&\\]*'$/.test(value) ? value.replaceAll("'", '"') : `{${value}}`}`;
};

/** Returns an element with props, each on a line of its own if they do not fit on one. */
function element(component: string, props: readonly string[]): string {
  const attributes = props.filter((entry) => !entry.startsWith('children: ')).map(toAttribute);
  const content = props.find((entry) => entry.startsWith('children: '))?.slice('children: '.length);
  const line = [component, ...attributes].join(' ');
  const isShort = line.length < 90 && !line.includes('\n');
  const opening = isShort ? line : `${component}\n  ${attributes.join('\n  ')}\n`;
  if (!content) return isShort ? `<${opening} />` : `<${opening}/>`;
  const child = /^'[^'"&{<\\]*'$/.test(content)
    ? content.slice(1, -1)
    : content.startsWith('<')
      ? content
      : `{${content}}`;
  return `<${opening}>${child}</${component}>`;
}

/**
 * Returns the code of a story as a component without props: its props stand in their place, or before it if its render
 * function reads them.
 * @param file the source of the story's file
 */
export function codeOf(name: string, file: string): string {
  const meta = /^const meta(?:: Meta\b.*)? = (\{[^]*?^\})/m.exec(file)?.[1] ?? '';
  const story = storyOf(name, file);
  const component = propertyOf(meta, 'component') ?? '';
  const props = propsOf(meta, story, file);
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  if (!render || /^\w+$/.test(render)) return `const ${name} = () => ${element(render ?? component, props)};`;
  const { head = '', parameter = '' } = /^(?<head>(?:function \w+)?\((?<parameter>[^]*?)\))/.exec(render)?.groups ?? {};
  const shown = head.startsWith('function')
    ? render.replace(head, `function ${name}()`)
    : `const ${name} = ${render.replace(head, '()')};`;
  if (!parameter) return shown;
  // Nothing else reads the props of this one element.
  const only = `<${component} {...args} />`;
  if (shown.includes(only) && shown.match(/\bargs\b/g)?.length === 1)
    return shown.replace(only, () => element(component, props));
  const type = component && !/^\w+: |\}: /.test(parameter) ? `: ComponentProps<typeof ${component}>` : '';
  return `const ${parameter}${type} = {\n${props.map((entry) => `  ${entry},\n`).join('')}};\n\n${shown}`;
}
