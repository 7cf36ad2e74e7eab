/**
 * Reduces the two fonts to the characters used in Nigeria and writes them beside the tokens. Run it after a font's
 * update: `npm run fonts`. Takes no arguments, writes packages/ui/src/styles/fonts/*.woff2.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('..', import.meta.url);
const target = new URL('packages/ui/src/styles/fonts/', root);

/** English letters and western punctuation: needed by every page. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…€−';
/** The naira sign and the letters of Yoruba, Igbo and Hausa that the first file lacks. */
const NIGERIAN = '₦ẸẹỌọṢṣŃńǸǹṄṅỊịỤụẠạƁɓƊɗƘƙƳƴ\u0300\u0301\u0304\u0323';

const FAMILIES = [
  { name: 'bricolage-grotesque', axes: { wght: { min: 400, max: 800 } } },
  { name: 'hanken-grotesk', axes: { wght: { min: 400, max: 800 } } },
];

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

await mkdir(target, { recursive: true });
for (const { name, axes } of FAMILIES) {
  const source = new URL(`node_modules/@fontsource-variable/${name}/`, root);
  for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
    const font = await readFile(new URL(`files/${name}-${subset}-wght-normal.woff2`, source));
    const cut = await subsetFont(font, subset === 'latin' ? LATIN : NIGERIAN, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    const file = new URL(`${name}-${subset}.woff2`, target);
    await writeFile(file, cut);
    console.log(`${fileURLToPath(file)}: ${(cut.length / 1024).toFixed(1)} kB`);
  }
  await copyFile(new URL('LICENSE', source), new URL(`${name}-LICENSE.txt`, target));
}
