/**
 * Draws every icon of the app and the web page from the one in build/icon.svg.
 * Run by hand after a change of it: `node scripts/icons.ts`. Takes nothing, writes build/icon.png and src/renderer/public.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const SOURCE = path('build/icon.svg');
const PUBLIC = 'src/renderer/public';

/** The indigo of the corners, for systems that round an icon themselves and show what is behind it. */
const GROUND = '#0d1028';

const ICONS = [
  { file: `${PUBLIC}/favicon-32.png`, size: 32, isOpaque: false },
  { file: `${PUBLIC}/apple-touch-icon.png`, size: 180, isOpaque: true },
  { file: `${PUBLIC}/icon-192.png`, size: 192, isOpaque: true },
  { file: `${PUBLIC}/icon-512.png`, size: 512, isOpaque: true },
  { file: 'build/icon.png', size: 1024, isOpaque: false },
];

await mkdir(path(PUBLIC), { recursive: true });
await copyFile(SOURCE, path(`${PUBLIC}/favicon.svg`));
for (const { file, size, isOpaque } of ICONS) {
  // Drawn at twice the size and reduced: the small dots keep their shape.
  const image = sharp(SOURCE, { density: (72 * 2 * size) / 1024 }).resize(size, size);
  if (isOpaque) image.flatten({ background: GROUND });
  const { size: bytes } = await image.png({ compressionLevel: 9, palette: size < 512 }).toFile(path(file));
  console.log(`${file}: ${size} px, ${(bytes / 1024).toFixed(1)} kB`);
}
