/** A colour role on another. */
export interface Pair {
  /** The foreground role. */
  front: string;
  /** The background role. */
  ground: string;
  /** The required contrast: 4.5 for text (WCAG 1.4.3), 3 for borders, icons and focus rings (1.4.11). */
  least: 4.5 | 3;
  /** Where it is used. */
  where: string;
  /** The background covers a picture; measured over a white one, the worst case for light text. */
  overPicture?: boolean;
}

/** A role on several others. */
export const on = (least: Pair['least'], front: string, grounds: readonly string[], where: string): Pair[] =>
  grounds.map((ground) => ({ front, ground, least, where }));

const PAGE = ['ground', 'ground-deep', 'surface', 'raised'];

/** All pairs with text. */
const TEXT: readonly Pair[] = [
  ...on(4.5, 'ink', [...PAGE, 'hover', 'field', 'brand-ground'], 'Text'),
  ...on(4.5, 'ink-muted', [...PAGE, 'hover', 'field'], 'Hints, times, counts, placeholders'),
  ...on(4.5, 'link', [...PAGE, 'hover'], 'Links'),
  ...on(4.5, 'brand', ['ground', 'surface', 'brand-ground'], 'Initials, step numbers'),
  ...on(4.5, 'on-accent', ['accent', 'accent-hover'], 'Primary button'),
  ...on(4.5, 'on-selected', ['selected'], 'Counts, ticks of switch and checkbox'),
  ...on(4.5, 'verified', ['surface', 'ground'], 'What is verified'),
  ...on(4.5, 'danger', ['danger-ground', 'ground', 'surface', 'raised', 'field'], 'Errors, danger button'),
  ...on(4.5, 'ground', ['danger'], 'Danger button under the pointer'),
  ...on(4.5, 'success', ['success-ground', 'surface', 'raised'], 'Success'),
  ...on(4.5, 'warning', ['warning-ground', 'surface', 'raised'], 'Warnings'),
  ...on(4.5, 'info', ['info-ground', 'surface', 'raised'], 'Information'),
  ...['danger', 'success', 'warning', 'info'].flatMap((kind) => on(4.5, 'ink', [`${kind}-ground`], 'Text of a notice')),
  ...on(4.5, 'on-image', ['cloth'], 'Text on the cloth'),
  ...on(4.5, 'cloth', ['on-image'], 'Text on chalk, within the cloth'),
  ...['scrim', 'scrim-strong'].flatMap((ground) =>
    on(4.5, 'on-image', [ground], 'Counter and buttons on a picture').map((pair) => ({ ...pair, overPicture: true })),
  ),
];

/** All pairs without text that must be visible: borders of controls, icons, focus rings. */
const MARKS: readonly Pair[] = [
  ...on(3, 'line-strong', ['ground', 'surface', 'raised', 'field'], 'Borders of controls'),
  ...on(3, 'focus', [...PAGE, 'hover', 'field'], 'Focus ring'),
  ...on(3, 'selected', [...PAGE, 'field'], 'The chosen card, switch, checkbox, counts'),
];

export const PAIRS = { text: TEXT, marks: MARKS };

/** Roles without a required contrast: nothing is known from them alone. */
export const DECORATION = ['line', 'bone', 'motif'];
