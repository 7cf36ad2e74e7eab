/**
 * Motifs of adire as repeating tiles. Each takes the colour of its lines and returns the content of an SVG pattern of
 * 120 by 120.
 */
export type Motif = (line: string) => string;

export const TILE = 120;

const stroke = (line: string, width = 5) =>
  `fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Rings of a tied cloth (oniko), where raffia kept the dye off. */
const rings: Motif = (
  line,
) => `<g ${stroke(line)}><circle cx="60" cy="60" r="44"/><circle cx="60" cy="60" r="28" stroke-dasharray="1 11"/>
<circle cx="60" cy="60" r="12"/></g><g fill="${line}"><circle r="9"/><circle cx="120" r="9"/><circle cy="120" r="9"/><circle cx="120" cy="120" r="9"/></g>`;

/** The quartered squares of olokun, goddess of the sea. */
const squares: Motif = (
  line,
) => `<g ${stroke(line, 4)}><rect x="6" y="6" width="108" height="108"/><rect x="24" y="24" width="72" height="72"/>
<path d="M24 24 96 96M96 24 24 96"/><circle cx="60" cy="60" r="14"/></g>`;

/** Stitched folds (alabere): rows of short seams. */
const stitches: Motif = (
  line,
) => `<g ${stroke(line)}><path d="M0 30 30 0 60 30 90 0 120 30M0 90 30 60 60 90 90 60 120 90"/>
<path d="M0 52 30 22 60 52 90 22 120 52M0 112 30 82 60 112 90 82 120 112" stroke-dasharray="10 12"/></g>`;

/** Cassava leaves, painted with starch paste (eleko). */
const leaves: Motif = (
  line,
) => `<g ${stroke(line, 4)}><path d="M60 8C84 32 84 68 60 112C36 68 36 32 60 8ZM60 20V104M60 44 74 34M60 44 46 34M60 66 75 55M60 66 45 55M60 86 70 77M60 86 50 77"/>
<path d="M0 60C12 72 12 96 0 120M120 60C108 72 108 96 120 120M0 0C10 14 10 30 0 44M120 0C110 14 110 30 120 44"/></g>`;

/** Water, as the comb draws it. */
const waves: Motif = (line) =>
  `<g ${stroke(line)}>${[15, 45, 75, 105]
    .map(
      (y, row) =>
        `<path d="M0 ${y}Q15 ${y - 18} 30 ${y}T60 ${y}T90 ${y}T120 ${y}"${row % 2 === 1 ? ' stroke-dasharray="4 11"' : ''}/>`,
    )
    .join('')}</g>`;

/** Seeds scattered in diamonds. */
const diamonds: Motif = (
  line,
) => `<g ${stroke(line, 4)}><path d="M60 0 120 60 60 120 0 60Z"/><path d="M60 26 94 60 60 94 26 60Z"/></g>
<g fill="${line}"><path d="M60 44 76 60 60 76 44 60Z"/><circle cx="12" cy="12" r="5"/><circle cx="108" cy="12" r="5"/><circle cx="12" cy="108" r="5"/><circle cx="108" cy="108" r="5"/></g>`;

/** Stars of guinea-fowl feather dots. */
const guineaFowl: Motif = (line) =>
  `<g fill="${line}">${[
    [30, 30],
    [90, 90],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle r="5" transform="translate(${x} ${y}) rotate(${turn}) translate(0 -23)"/>`).join('')}`,
    )
    .join('')}<circle cx="90" cy="30" r="6"/><circle cx="30" cy="90" r="6"/></g>`;

export const MOTIFS: readonly [Motif, ...Motif[]] = [rings, squares, stitches, leaves, waves, diamonds, guineaFowl];
