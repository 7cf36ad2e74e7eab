/**
 * Draws all icons of the app and the web page from build/icon.svg. The maskable one, which systems crop to their own
 * shapes, has no rounded corners and keeps the mark within the central safe circle (80 % of the width). Run it after a
 * change: `node scripts/icons.ts`. Takes no arguments, writes build/icon.png and src/renderer/public.
 */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const SOURCE = path('build/icon.svg');
const PUBLIC = 'src/renderer/public';

/** The indigo of the corners, for systems that round an icon themselves and show the colour behind it. */
const GROUND = '#0d1028';

const ICONS = [
  { file: `${PUBLIC}/favicon-32.png`, size: 32, isOpaque: false },
  { file: `${PUBLIC}/apple-touch-icon.png`, size: 180, isOpaque: true },
  { file: `${PUBLIC}/icon-192.png`, size: 192, isOpaque: true },
  { file: `${PUBLIC}/icon-512.png`, size: 512, isOpaque: true },
  { file: 'build/icon.png', size: 1024, isOpaque: false },
];
/** Drawn from the same picture without its rounded corners; its ring of 734 of 1024 px stays within the safe 819. */
const MASKABLE = { file: `${PUBLIC}/icon-maskable-512.png`, size: 512 };
const EDGE = 'rx="228"';

async function report(file: string, size: number, image: ReturnType<typeof sharp>, palette: boolean) {
  const { size: bytes } = await image.png({ compressionLevel: 9, palette }).toFile(path(file));
  console.log(`${file}: ${size} px, ${(bytes / 1024).toFixed(1)} kB`);
}

await mkdir(path(PUBLIC), { recursive: true });
await copyFile(SOURCE, path(`${PUBLIC}/favicon.svg`));
for (const { file, size, isOpaque } of ICONS) {
  // Drawn at twice the size and scaled down, so that small dots keep their shape.
  const image = sharp(SOURCE, { density: (72 * 2 * size) / 1024 }).resize(size, size);
  if (isOpaque) image.flatten({ background: GROUND });
  await report(file, size, image, size < 512);
}
const drawing = await readFile(SOURCE, 'utf8');
if (!drawing.includes(EDGE))
  throw new Error(`build/icon.svg no longer has the edge ${EDGE}, which the maskable icon leaves out.`);
const uncut = sharp(Buffer.from(drawing.replace(EDGE, '')), { density: (72 * 2 * MASKABLE.size) / 1024 });
await report(
  MASKABLE.file,
  MASKABLE.size,
  uncut.resize(MASKABLE.size, MASKABLE.size).flatten({ background: GROUND }),
  false,
);
