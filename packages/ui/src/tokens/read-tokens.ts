import css from '../styles/tokens.css?raw';
import { parseTokens, type Token } from './parse-tokens.ts';

export type { Token } from './parse-tokens.ts';

/** The tokens with a prefix, from tokens.css itself, names, groups and meanings alike: pages of them cannot go stale. */
export const readTokens = (prefix: string): Token[] => parseTokens(css, prefix);
