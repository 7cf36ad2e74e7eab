/** A rule of a minified style sheet: what stands before its braces, and in them. */
interface Rule {
  prelude: string;
  body: string;
}

const GROUPS = /^@(?:media|supports|container|layer)\b/;

/** Splits a text at a character that is in no brackets, braces or quotes. */
function splitOutside(text: string, at: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let depth = 0;
  let quote = '';
  for (const [index, character] of Array.from(text, (value, place) => [place, value] as const)) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (!quote && depth === 0 && character === at) {
      parts.push(text.slice(begin, index));
      begin = index + 1;
    }
  }
  parts.push(text.slice(begin));
  return parts;
}

function readRules(css: string): Rule[] {
  return splitOutside(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), '}').flatMap((rule) => {
    const brace = rule.indexOf('{');
    return brace === -1 ? [] : [{ prelude: rule.slice(0, brace).trim(), body: rule.slice(brace + 1) }];
  });
}

const FUNCTIONS = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Whether a selector may match something in the page, as far as its classes say. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replaceAll(FUNCTIONS, (_text, name: string, list: string) => {
    return name === 'not' || splitOutside(list, ',').some((part) => mayMatch(part, classes)) ? '' : '.';
  });
  return Array.from(plain.matchAll(/\.([\w-]*)/g), ([, name = '']) => name).every((name) => classes.has(name));
}

function keepMatching(rules: readonly Rule[], classes: ReadonlySet<string>): Rule[] {
  return rules.flatMap(({ prelude, body }) => {
    if (GROUPS.test(prelude)) {
      const inner = keepMatching(readRules(body), classes);
      return inner.length === 0 ? [] : [{ prelude, body: print(inner) }];
    }
    // Only the fallback typefaces, which are on the device.
    if (prelude === '@font-face') return body.includes('local(') ? [{ prelude, body }] : [];
    if (prelude.startsWith('@')) return [{ prelude, body }];
    const selectors = splitOutside(prelude, ',').filter((selector) => mayMatch(selector, classes));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), body }];
  });
}

const print = (rules: readonly Rule[]) => rules.map(({ prelude, body }) => `${prelude}{${body}}`).join('');

const PROPERTY = /^\s*(--[\w-]+)\s*:/;
const namesIn = (text: string) => Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);

/** Removes custom properties that nothing uses, and animations that nothing names. */
function dropUnused(css: string): string {
  const declarations = css.split(/[{};]/);
  const values = Map.groupBy(declarations, (text) => PROPERTY.exec(text)?.[1]);
  const used = new Set<string>();
  const use = (names: readonly string[]) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      use((values.get(name) ?? []).flatMap(namesIn));
    }
  };
  use((values.get(undefined) ?? []).flatMap(namesIn));
  return css
    .replaceAll(/(?<=[{;])\s*(--[\w-]+)\s*:[^{};]*;?/g, (text, name: string) => (used.has(name) ? text : ''))
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) =>
      css.split(name).length > 2 ? text : '',
    )
    .replaceAll(/[^{};]+\{\}/g, '');
}

/**
 * Selects the rules of a style sheet that a page needs before the sheet has arrived: those whose classes are in its
 * HTML, in their order, without typefaces that would have to be loaded.
 * @param css minified, so without nested rules except in groups such as `@media`
 * @param html the content of the page
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(Array.from(html.matchAll(/class="([^"]+)"/g), ([, list = '']) => list.split(' ')).flat());
  return dropUnused(print(keepMatching(readRules(css), classes)));
}
