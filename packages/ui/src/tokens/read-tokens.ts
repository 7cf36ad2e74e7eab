import css from '../styles/tokens.css?raw';
import { parseTokens, type Token } from './parse-tokens.ts';

export type { Token } from './parse-tokens.ts';

/**
 * Returns the tokens with a prefix from tokens.css, with names, groups and descriptions, so that their pages cannot
 * become outdated.
 */
export const readTokens = (prefix: string): Token[] => parseTokens(css, prefix);
