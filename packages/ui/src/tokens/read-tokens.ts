import css from '../styles/tokens.css?raw';
import { type Declaration, readDeclarations } from './design-tokens.ts';

const { shared, dark } = readDeclarations(css);

/**
 * Returns the tokens whose name starts with a prefix, in the order of tokens.css, with groups and meanings, so that
 * their pages cannot become outdated. Tokens without a meaning are left out.
 * @param prefix without the leading dashes: `oja-color-`
 */
export const readTokens = (prefix: string): Declaration[] =>
  [...shared, ...dark].filter(({ name, meaning }) => meaning !== '' && name.startsWith(`--${prefix}`));
