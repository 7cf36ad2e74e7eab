/**
 * Draws the picture that messengers show beside a link to the market, and to pages without a picture of their own. Run
 * it after a change of the brand: `node scripts/share-image.ts`. Takes no arguments, writes
 * src/renderer/public/share.jpg.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { ensureBrowser } from './ensure-browser.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const FILE = 'src/renderer/public/share.jpg';

/** The size that every messenger shows large. */
const [WIDTH, HEIGHT] = [1200, 630];
/** Maximum size in bytes: a third of WhatsApp's limit. */
const BYTES_MAX = 100 * 1000;

/** Rings of dots, as tied pebbles leave them in indigo. */
function moon(x: number, y: number, radius: number): string {
  const rings = [1, 0.74, 0.48].map((share) => {
    const ring = radius * share;
    const step = (2 * Math.PI * ring) / Math.round(ring * 0.62);
    return `<circle cx="${x}" cy="${y}" r="${ring}" stroke-width="8" stroke-dasharray="0 ${step.toFixed(3)}"/>`;
  });
  return `${rings.join('')}<circle cx="${x}" cy="${y}" r="${radius * 0.16}" fill="#f5ad1b" stroke="none"/>`;
}

const fontFace = async (family: string, file: string) => {
  const bytes = await readFile(path(`packages/ui/src/styles/fonts/${file}`), 'base64');
  return `@font-face { font-family: '${family}'; font-weight: 400 800; src: url(data:font/woff2;base64,${bytes}); }`;
};

/** Three by three squares, the middle ones offset. */
const cloth = [0, 1, 2]
  .flatMap((row) => [0, 1, 2].map((column) => moon(110 + column * 210 + (row % 2) * 105, 105 + row * 210, 84)))
  .join('');

const page = `<!doctype html>
<style>
${await fontFace('Bricolage Grotesque', 'bricolage-grotesque-latin.woff2')}
${await fontFace('Hanken Grotesk', 'hanken-grotesk-latin.woff2')}
body { position: relative; margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; background: #0d1028; color: #f6f2e7; }
.cloth { position: absolute; inset: 0 0 0 auto; width: 470px; height: ${HEIGHT}px; background: #1b2160; }
.words { position: absolute; inset: 0 500px 0 72px; display: grid; align-content: center; gap: 36px; }
.words svg { width: 164px; height: auto; }
h1 { margin: 0; font: 800 76px/1.04 'Bricolage Grotesque'; letter-spacing: -0.02em; }
p { margin: 0; color: #b9bdd9; font: 500 34px/1.3 'Hanken Grotesk'; }
</style>
<svg class="cloth" viewBox="0 0 470 630" fill="none" stroke="#8f97e0" stroke-linecap="round">${cloth}</svg>
<div class="words">
${await readFile(path('.storybook/public/brand.svg'), 'utf8')}
<h1>The whole market knows your name.</h1>
<p>Nigeria's social marketplace</p>
</div>`;

ensureBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath !== undefined && { executablePath }) });
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await tab.setContent(page);
await tab.evaluate('document.fonts.ready');
const drawn = await tab.screenshot();
await browser.close();

const { size } = await sharp(drawn).jpeg({ quality: 86, mozjpeg: true }).toFile(path(FILE));
if (size > BYTES_MAX) throw new Error(`${FILE} has ${size} bytes; the maximum is ${BYTES_MAX}.`);
console.log(`${FILE}: ${WIDTH} × ${HEIGHT} px, ${(size / 1024).toFixed(1)} kB`);
