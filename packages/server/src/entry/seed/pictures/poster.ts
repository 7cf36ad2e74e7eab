import type { Random } from '../random.ts';
import { GROUNDS, SCENE_STAGES } from './grounds.ts';
import { MOTIFS, type Motif, TILE } from './motifs.ts';
import type { Drawing, Scheme } from './palette.ts';

/** How the object is placed in the picture. */
export type Pose = 'whole' | 'close' | 'three' | 'tilted';

/** The plain shape behind the object, and the row of dots along its edge. */
const STAGES: readonly [Stage, ...Stage[]] = [
  { shape: '<circle r="126"/>', edge: '<circle r="117"/>' },
  {
    shape: '<path d="M-112 132V-18a112 112 0 0 1 224 0V132Z"/>',
    edge: '<path d="M-102 122V-18a102 102 0 0 1 204 0V122Z"/>',
  },
  { shape: '<path d="M0-146 146 0 0 146-146 0Z"/>', edge: '<path d="M0-132 132 0 0 132-132 0Z"/>' },
  {
    shape: '<rect x="-122" y="-122" width="244" height="244" rx="22"/>',
    edge: '<rect x="-112" y="-112" width="224" height="224" rx="14"/>',
  },
];

interface Stage {
  shape: string;
  edge: string;
}

/** The parts of a poster. */
export interface Poster {
  drawing: Drawing;
  scheme: Scheme;
  pose: Pose;
  width: number;
  height: number;
}

/** Draws a poster as SVG: dyed cloth, a plain shape behind the object, the object, and a border of resist lines. */
export function drawPoster({ drawing, scheme, pose, width, height }: Poster, random: Random): Uint8Array {
  const motif = random.pick(MOTIFS);
  const stage = random.pick(STAGES);
  const unit = Math.min(width, height);
  const tileSide = unit / random.pick([5, 6, 7]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${drawCloth({ motif, ground: scheme.ground, line: scheme.motif, tileSide, width, height })}
<g transform="${inTheMiddle(width, height)}">${drawStage(stage, scheme)}${PLACE[pose](drawing(scheme.paint), random)}</g>
${drawBorder(width, height, unit, scheme)}</svg>`;
  return new TextEncoder().encode(svg);
}

/** Draws a scene as SVG: a ground in two tones, a plain shape, and the object, which may be mirrored. */
export function drawScene({ drawing, scheme, pose, width, height }: Poster, random: Random): Uint8Array {
  const ground = random.pick(GROUNDS)({ width, height, scheme });
  const stage = `<g fill="${scheme.disc}">${random.pick(SCENE_STAGES)}</g>`;
  const mirror = random.pick([1, -1]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}
<g transform="${inTheMiddle(width, height)}">${stage}<g transform="scale(${mirror} 1)">${PLACE[pose](drawing(scheme.paint), random)}</g></g></svg>`;
  return new TextEncoder().encode(svg);
}

/** Cards crop a picture to a square on a phone and to 5:4 on wider screens: the shape stays whole in both. */
function inTheMiddle(width: number, height: number): string {
  return `translate(${width / 2} ${height / 2}) scale(${Math.min(height, width / 1.25) / 300})`;
}

/** A round profile picture; for people who sell nothing, cloth alone. */
export function drawRoundel(drawing: Drawing | undefined, scheme: Scheme, motif: Motif): Uint8Array {
  const object = drawing ? `<g transform="translate(256 250) scale(1.5)">${drawing(scheme.paint)}</g>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
${drawCloth({ motif, ground: scheme.ground, line: drawing ? scheme.motif : scheme.disc, tileSide: TILE * (drawing ? 0.8 : 1.42), width: 512, height: 512 })}
${object && `<circle cx="256" cy="256" r="206" fill="${scheme.disc}"/>`}${object}</svg>`;
  return new TextEncoder().encode(svg);
}

interface Cloth {
  motif: Motif;
  ground: string;
  line: string;
  tileSide: number;
  width: number;
  height: number;
}

/** Fills the picture with tiles of a motif. They are copies: an SVG pattern takes four times as long to rasterise. */
function drawCloth({ motif, ground, line, tileSide, width, height }: Cloth): string {
  const columns = Math.ceil(width / tileSide);
  const rows = Math.ceil(height / tileSide);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * TILE;
    const y = Math.floor(index / columns) * TILE;
    return `<use href="#tile" x="${x}" y="${y}"/>`;
  });
  return `<defs><g id="tile">${motif(line)}</g></defs>
<rect width="${width}" height="${height}" fill="${ground}"/><g transform="scale(${(tileSide / TILE).toFixed(3)})">${tiles.join('')}</g>`;
}

function drawStage({ shape, edge }: Stage, { disc, line }: Scheme): string {
  return `<g fill="${disc}">${shape}</g><g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 12">${edge}</g>`;
}

const SHADOW = '<ellipse cy="94" rx="82" ry="8" fill="#000" opacity="0.28"/>';

/** Places the drawn object in its pose. */
const PLACE: Record<Pose, (object: string, random: Random) => string> = {
  whole: (object) => `<g transform="translate(0 4) scale(0.9)">${SHADOW}${object}</g>`,
  close: (object, random) =>
    `<g transform="rotate(${random.between(-10, 10)}) scale(1.42) translate(${random.between(-14, 14)} ${random.between(-8, 16)})">${object}</g>`,
  tilted: (object, random) => `<g transform="rotate(${random.pick([-16, -12, 12, 16])}) scale(0.94)">${object}</g>`,
  three: (object) =>
    [
      [-62, -34, 0.52],
      [62, -34, 0.52],
      [0, 40, 0.66],
    ]
      .map(([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${SHADOW}${object}</g>`)
      .join(''),
};

function drawBorder(width: number, height: number, unit: number, { line, ground }: Scheme): string {
  const edge = unit * 0.035;
  const tooth = unit * 0.03;
  const box = (inset: number) =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  return `<rect ${box(edge / 2)} fill="none" stroke="${ground}" stroke-width="${edge * 1.6}"/>
<rect ${box(edge * 0.72)} fill="none" stroke="${line}" stroke-width="${unit * 0.006}"/>
<rect ${box(edge * 1.12)} fill="none" stroke="${line}" stroke-width="${unit * 0.008}" stroke-linecap="round" stroke-dasharray="0.1 ${tooth * 0.8}"/>`;
}
