import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

import { BASELINES, DIFFERENCES, removeStale, signBaselines, whyNotComparable } from './baselines.ts';
import { comparePictures } from './compare-pictures.ts';

/** `off`, `compare`, `accept` for the stories that run, `accept-all` for all there are: then baselines of lost stories go. */
const task = process.env['OJA_SCREENSHOTS'] ?? 'compare';
const accepting = task.startsWith('accept');
const photographed = new Set<string>();
let accepted = 0;
let notComparable: string | undefined;
let begun = false;

function sayWhatHappened(): void {
  if (notComparable) {
    console.log(`Screenshots: skipped, ${notComparable}.${task === 'accept' ? ' Here all can be accepted together, not some of them.' : ''}`);
    return;
  }
  console.log(`Screenshots: ${photographed.size} compared with their baselines${accepted > 0 ? `, ${accepted} of them new or accepted anew` : ''}.`);
  if (accepted > 0) signBaselines();
  if (task !== 'accept-all' || process.exitCode) return;
  for (const file of removeStale(photographed)) console.log(`Screenshots: ${file} removed, no story has it any more.`);
}

function begin(): void {
  if (begun) return;
  begun = true;
  if (task === 'off') notComparable = 'OJA_SCREENSHOTS is off';
  // Some pictures of another browser among the others would make all of them worthless: all are made anew, or none.
  else if (task !== 'accept-all') notComparable = whyNotComparable();
  rmSync(DIFFERENCES, { recursive: true, force: true });
  process.once('exit', sayWhatHappened);
}

/** The whole frame of the story, as someone sees it who asked for reduced motion. */
async function takePicture(context: Parameters<BrowserCommand>[0]): Promise<Buffer> {
  await context.page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    const frame = await context.frame();
    return await frame.locator('html').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  } finally {
    await context.page.emulateMedia({ reducedMotion: null });
  }
}

/**
 * Photographs what the story's frame shows and holds it against its baseline, or makes that the baseline where
 * OJA_SCREENSHOTS says so.
 * @param name of the baseline, without extension: the story's id, a dot, the mode
 * @returns what is wrong, in words; empty where nothing is
 */
export const matchScreenshot: BrowserCommand<[name: string]> = async (context, name) => {
  begin();
  if (notComparable) return '';
  photographed.add(`${name}.webp`);
  const taken = await takePicture(context);
  const file = join(BASELINES, `${name}.webp`);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  const comparison = known && (await comparePictures(known, taken));
  if (comparison?.same) return '';
  // A new story's first picture is its baseline; where nobody can look at it and commit it, it is missing.
  if (accepting || (!comparison && !process.env['CI'])) {
    mkdirSync(BASELINES, { recursive: true });
    writeFileSync(file, await sharp(taken).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer());
    accepted += 1;
    return '';
  }
  const accept = '`npm run screenshots -- --accept` makes the present looks the accepted ones';
  if (!comparison) return `has no baseline yet; ${accept}`;
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(join(DIFFERENCES, `${name}.now.png`), taken);
  if (comparison.difference) writeFileSync(join(DIFFERENCES, `${name}.difference.png`), comparison.difference);
  return `${comparison.why}; see test-results/screenshots/${name}.*.png. If it should look so, ${accept}`;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchScreenshot: (name: string) => Promise<string>;
  }
}
