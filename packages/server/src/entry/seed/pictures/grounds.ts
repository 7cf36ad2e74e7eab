import type { Scheme } from './palette.ts';

/** What is behind the stage of a scene: its width and height in pixels, and its colours. */
interface Area {
  width: number;
  height: number;
  scheme: Scheme;
}

/** Paints the ground of a scene in two tones, with few shapes: they are drawn three times as fast as cloth. */
export type Ground = (area: Area) => string;

const plain = ({ width, height, scheme }: Area) =>
  `<rect width="${width}" height="${height}" fill="${scheme.ground}"/>`;

/** Draws something at evenly spread numbers from 0 to `count` - 1. */
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const stripes: Ground = (area) => {
  const { width, height, scheme } = area;
  const band = (width + height) / 12;
  const bands = repeat(6, (index) => `M${index * 2 * band} 0h${band}l${-height} ${height}h${-band}Z`);
  return `${plain(area)}<path d="${bands}" fill="${scheme.motif}"/>`;
};

const rays: Ground = (area) => {
  const { width, height, scheme } = area;
  const reach = width + height;
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  };
  const ray = (index: number) => `M0 0L${point(index * 30)}L${point(index * 30 + 15)}Z`;
  return `${plain(area)}<path transform="translate(${width / 2} ${height / 2})" d="${repeat(12, ray)}" fill="${scheme.motif}"/>`;
};

const checks: Ground = (area) => {
  const { width, height, scheme } = area;
  const side = Math.min(width, height) / 4;
  const columns = Math.ceil(width / side);
  const squares = repeat(columns * Math.ceil(height / side), (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return (column + row) % 2 === 0 ? `M${column * side} ${row * side}h${side}v${side}h${-side}Z` : '';
  });
  return `${plain(area)}<path d="${squares}" fill="${scheme.motif}"/>`;
};

/** A floor and a wall. */
const room: Ground = (area) => {
  const { width, height, scheme } = area;
  const floor = Math.round(height * 0.68);
  return `${plain(area)}<path d="M0 ${floor}H${width}V${height}H0Z" fill="${scheme.motif}"/><path d="M0 ${floor}H${width}" stroke="${scheme.line}" stroke-width="5"/>`;
};

const dots: Ground = (area) => {
  const { width, height, scheme } = area;
  const gap = Math.min(width, height) / 5;
  const columns = Math.ceil(width / gap) + 1;
  const circles = repeat(columns * (Math.ceil(height / gap) + 1), (index) => {
    const row = Math.floor(index / columns);
    const x = ((index % columns) + (row % 2) / 2) * gap;
    return `<circle cx="${x}" cy="${row * gap}" r="${gap * 0.24}"/>`;
  });
  return `${plain(area)}<g fill="${scheme.motif}">${circles}</g>`;
};

const hills: Ground = (area) => {
  const { width, height, scheme } = area;
  const hill = (top: number, bend: number) =>
    `M0 ${height * top}Q${width * 0.25} ${height * (top - bend)} ${width / 2} ${height * top}T${width} ${height * top}V${height}H0Z`;
  return `${plain(area)}<circle cx="${width * 0.8}" cy="${height * 0.2}" r="${height * 0.11}" fill="${scheme.motif}"/><path d="${hill(0.62, 0.12)}" fill="${scheme.motif}"/><path d="${hill(0.84, -0.1)}" fill="${scheme.disc}" opacity="0.5"/>`;
};

/** Strips woven of blocks, as in aso oke. */
const weave: Ground = (area) => {
  const { width, height, scheme } = area;
  const strip = width / 6;
  const blocks = repeat(24, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const top = ((row + (column % 2) / 2) * height) / 4;
    return `M${column * strip + strip * 0.12} ${top}h${strip * 0.76}v${height / 8}h${-strip * 0.76}Z`;
  });
  return `${plain(area)}<path d="${blocks}" fill="${scheme.motif}"/>`;
};

/** Rows of scales, like a roof. */
const scales: Ground = (area) => {
  const { width, height, scheme } = area;
  const radius = width / 8;
  const rows = Math.ceil(height / radius) + 1;
  const arcs = repeat(rows * 5, (index) => {
    const row = Math.floor(index / 5);
    const x = (index % 5) * 2 * radius - (row % 2) * radius;
    return `M${x} ${row * radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  });
  return `${plain(area)}<path d="${arcs}" fill="none" stroke="${scheme.motif}" stroke-width="${radius * 0.16}"/>`;
};

export const GROUNDS: readonly [Ground, ...Ground[]] = [stripes, rays, checks, room, dots, hills, weave, scales];

/** The plain shapes behind the object of a scene, around 0, 0. */
export const SCENE_STAGES: readonly [string, ...string[]] = [
  '<circle r="128"/>',
  '<path d="M-112 132V-18a112 112 0 0 1 224 0V132Z"/>',
  '<path d="M0-150 132-75V75L0 150-132 75V-75Z"/>',
  '<rect x="-124" y="-124" width="248" height="248" rx="60"/>',
  '<ellipse rx="146" ry="118"/>',
  '<path d="M-132-96Q0-156 132-96 156 0 132 96 0 156-132 96-156 0-132-96Z"/>',
  '<path d="M0-142 40-110 92-110 106-60 142-24 120 24 124 76 76 96 44 138 0 122-44 138-76 96-124 76-120 24-142-24-106-60-92-110-40-110Z"/>',
];
