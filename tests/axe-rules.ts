/** The rules that axe checks, by tag: WCAG 2.0 to 2.2 A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that depend on colours, and so on the colour mode. All others have the same result in both modes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
