import { on } from '../../packages/ui/src/tokens/pairs.ts';

/** The pairs of the market's own colour roles, as those of the library in its pairs.ts. */
export const MARKET_PAIRS = {
  text: [
    ...on(4.5, 'verified', ['verified-ground'], 'Verified vendor'),
    ...on(4.5, 'like', ['surface', 'hover'], 'Count of likes, once liked'),
    ...on(4.5, 'on-bubble', ['bubble'], 'Own messages'),
    ...on(4.5, 'on-bubble-muted', ['bubble'], 'Their time'),
    ...on(4.5, 'ink', ['bubble-other'], 'Other messages'),
    ...on(4.5, 'ink-muted', ['bubble-other'], 'Their time'),
    ...on(4.5, 'google-ink', ['google-ground'], 'Continue with Google'),
  ],
  marks: [
    ...on(3, 'seen-on-bubble', ['bubble'], 'Seen tick, own message'),
    ...on(3, 'seen', ['surface', 'ground', 'hover'], 'Seen tick, conversations'),
    ...on(3, 'google-line', ['google-ground'], 'Border of Google’s button'),
  ],
};

/** Roles of the market without a required contrast: the heart over a picture repeats that it is liked. */
export const MARKET_DECORATION = ['like-on-image'];
