import { omitReferences } from '../../build/omit-references.ts';

/** One token declared in tokens.css. */
export interface Token {
  /** The custom property: `--oja-space-4`. */
  name: string;
  /** Its name without the page's prefix: `4`. */
  step: string;
  /** Its purpose, from the comment beside it. */
  meaning: string;
  /** Its heading in the style sheet. */
  group: string;
}

const LINE = /^ {2}(?:\/\* (?<group>[^.:]+)[.:].*\*\/|(?<name>--[\w-]+): .*; \/\* (?<meaning>.+) \*\/)$/;

/**
 * Returns the tokens whose name starts with a prefix, in the style sheet's order.
 * @param css tokens.css
 * @param prefix without the leading dashes: `oja-color-`
 */
export function parseTokens(css: string, prefix: string): Token[] {
  const found: Token[] = [];
  let group = '';
  // The light mode declares the same names again.
  for (const line of css.slice(0, css.indexOf("\n[data-theme='light']")).split('\n')) {
    const parts = LINE.exec(line)?.groups;
    group = parts?.['group'] ?? group;
    const { name, meaning } = parts ?? {};
    if (name && meaning && name.startsWith(`--${prefix}`))
      found.push({ name, step: name.slice(prefix.length + 2), meaning: omitReferences(meaning), group });
  }
  return found;
}
