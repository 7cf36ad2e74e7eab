/** The dyer's colours, architecture §11. */
export const INK = '#0d1028';
export const INDIGO = '#1a2060';
export const BLUE = '#323b9b';
export const CHALK = '#f7f3e9';
export const SAND = '#e6d9bd';
export const MARIGOLD = '#f5ad1b';
export const PALM = '#1f7a4d';
export const LEAF = '#2f9a63';
export const TERRACOTTA = '#c4512d';
export const BARK = '#7a4326';

/** The colours in which an object is painted. */
export interface Paint {
  main: string;
  accent: string;
  light: string;
  dark: string;
}

/**
 * Draws an object in a box from -100 to 100 in both directions, its foot near y = 90; returns the content of an SVG
 * group.
 */
export type Drawing = (paint: Paint) => string;

/**
 * A whole picture's colours: the cloth, the lines that stay white in dyeing, the disc behind the object, and the
 * object.
 */
export interface Scheme {
  ground: string;
  motif: string;
  disc: string;
  line: string;
  paint: Paint;
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    ground: INK,
    motif: BLUE,
    disc: BLUE,
    line: CHALK,
    paint: { main: MARIGOLD, accent: TERRACOTTA, light: CHALK, dark: INK },
  },
  {
    ground: BLUE,
    motif: '#4a54bd',
    disc: TERRACOTTA,
    line: CHALK,
    paint: { main: CHALK, accent: MARIGOLD, light: '#ffffff', dark: INDIGO },
  },
  {
    ground: INDIGO,
    motif: '#2e378c',
    disc: MARIGOLD,
    line: CHALK,
    paint: { main: BLUE, accent: TERRACOTTA, light: CHALK, dark: INK },
  },
  {
    ground: CHALK,
    motif: '#dcd5ea',
    disc: BLUE,
    line: INDIGO,
    paint: { main: MARIGOLD, accent: TERRACOTTA, light: CHALK, dark: INK },
  },
  {
    ground: INK,
    motif: '#2a3176',
    disc: TERRACOTTA,
    line: CHALK,
    paint: { main: CHALK, accent: MARIGOLD, light: '#ffffff', dark: INK },
  },
  {
    ground: PALM,
    motif: '#2f8f5f',
    disc: MARIGOLD,
    line: CHALK,
    paint: { main: CHALK, accent: TERRACOTTA, light: '#ffffff', dark: INK },
  },
  {
    ground: MARIGOLD,
    motif: '#e2960a',
    disc: BLUE,
    line: INK,
    paint: { main: CHALK, accent: TERRACOTTA, light: '#ffffff', dark: INK },
  },
  {
    ground: TERRACOTTA,
    motif: '#b04423',
    disc: SAND,
    line: CHALK,
    paint: { main: BLUE, accent: MARIGOLD, light: CHALK, dark: INK },
  },
  {
    ground: INDIGO,
    motif: '#2e378c',
    disc: CHALK,
    line: MARIGOLD,
    paint: { main: BLUE, accent: MARIGOLD, light: SAND, dark: INK },
  },
  {
    ground: SAND,
    motif: '#d3c29b',
    disc: PALM,
    line: INK,
    paint: { main: CHALK, accent: MARIGOLD, light: '#ffffff', dark: INK },
  },
];

/** The colours of scenes: eight of their own, and those of posters, but the first: its disc has the cloth's colour. */
export const SCENE_SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    ground: '#0f5257',
    motif: '#1a6a6f',
    disc: SAND,
    line: CHALK,
    paint: { main: TERRACOTTA, accent: MARIGOLD, light: '#ffffff', dark: INK },
  },
  {
    ground: '#a9c6e8',
    motif: '#c3d8f0',
    disc: CHALK,
    line: INDIGO,
    paint: { main: BLUE, accent: TERRACOTTA, light: SAND, dark: INK },
  },
  {
    ground: '#4b1d52',
    motif: '#61296a',
    disc: '#e7a9b5',
    line: CHALK,
    paint: { main: '#7d3b86', accent: MARIGOLD, light: CHALK, dark: INK },
  },
  {
    ground: '#e7a9b5',
    motif: '#f0c1ca',
    disc: INDIGO,
    line: CHALK,
    paint: { main: CHALK, accent: MARIGOLD, light: '#ffffff', dark: '#4b1d52' },
  },
  {
    ground: BARK,
    motif: '#8d5233',
    disc: MARIGOLD,
    line: CHALK,
    paint: { main: PALM, accent: TERRACOTTA, light: CHALK, dark: INK },
  },
  {
    ground: '#bfe0cb',
    motif: '#d4ecdc',
    disc: PALM,
    line: INK,
    paint: { main: MARIGOLD, accent: TERRACOTTA, light: CHALK, dark: INK },
  },
  {
    ground: '#f3cf86',
    motif: '#f8dea8',
    disc: TERRACOTTA,
    line: INK,
    paint: { main: CHALK, accent: BLUE, light: '#ffffff', dark: INK },
  },
  {
    ground: '#5b6475',
    motif: '#6c7689',
    disc: '#bfe0cb',
    line: CHALK,
    paint: { main: '#0f5257', accent: MARIGOLD, light: CHALK, dark: INK },
  },
  ...SCHEMES.slice(1),
];
