import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

// Its types add the page to the context of a command.
import '@vitest/browser-playwright';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

import { isGate } from '../../tests/suite.ts';
import { BASELINES, DIFFERENCES, removeStale, recordEnvironment, whyNotComparable } from './baselines.ts';
import { comparePictures } from './compare-pictures.ts';

/**
 * `off`; `compare`; `accept` for the stories that run; `accept-all` for all stories, which also deletes baselines of
 * removed ones.
 */
const task = process.env['OJA_SCREENSHOTS'] ?? 'compare';
const accepting = task.startsWith('accept');
const photographed = new Set<string>();
let accepted = 0;
let notComparable: string | undefined;
let begun = false;

function reportResult(): void {
  if (notComparable) {
    console.log(
      `Screenshots: skipped, ${notComparable}.${task === 'accept' ? ' Here only all of them can be accepted together.' : ''}`,
    );
    return;
  }
  console.log(
    `Screenshots: ${photographed.size} compared with their baselines${accepted > 0 ? `, ${accepted} of them new or accepted` : ''}.`,
  );
  if (accepted > 0) recordEnvironment();
  if (task !== 'accept-all' || process.exitCode) return;
  for (const file of removeStale(photographed))
    console.log(`Screenshots: ${file} removed, because its story no longer exists.`);
}

function begin(): void {
  if (begun) return;
  begun = true;
  if (task === 'off') notComparable = 'OJA_SCREENSHOTS is off';
  // Baselines of different browsers cannot be mixed: all are replaced, or none.
  else if (task !== 'accept-all') notComparable = whyNotComparable();
  rmSync(DIFFERENCES, { recursive: true, force: true });
  process.once('exit', reportResult);
}

/** How long a story may take to look like its baseline, in milliseconds: on a busy machine it may still be moving. */
const SETTLE_MS = 5000;
const RETRY_MS = 250;

/**
 * Takes screenshots of the story's whole frame, with reduced motion, until one is accepted or the time is over.
 * @returns the last screenshot, with what `judge` said about it
 */
async function takePicture<Verdict>(
  context: Parameters<BrowserCommand>[0],
  judge: (taken: Buffer) => Promise<{ verdict: Verdict; isFinal: boolean }>,
): Promise<{ taken: Buffer; verdict: Verdict }> {
  await context.page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    const frame = await context.frame();
    const end = performance.now() + SETTLE_MS;
    for (;;) {
      const taken = await frame.locator('html').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
      const { verdict, isFinal } = await judge(taken);
      if (isFinal || performance.now() > end) return { taken, verdict };
      await setTimeout(RETRY_MS);
    }
  } finally {
    await context.page.emulateMedia({ reducedMotion: null });
  }
}

/**
 * Takes a screenshot of the story's frame and compares it with its baseline, or makes it the baseline if
 * OJA_SCREENSHOTS says so.
 * @param name of the baseline, without extension: the story's id, a dot, the mode
 * @returns the difference, in words; '' without one
 */
export const matchScreenshot: BrowserCommand<[name: string]> = async (context, name) => {
  begin();
  // The gate checks one mode: only colours differ in the other, and those are measured in both.
  if (notComparable || (isGate && name.endsWith('.light'))) return '';
  photographed.add(`${name}.webp`);
  const file = join(BASELINES, `${name}.webp`);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  let before: Buffer | undefined = known;
  const { taken, verdict: comparison } = await takePicture(context, async (picture) => {
    const verdict = known && (await comparePictures(known, picture));
    // A new baseline is a picture that has come to rest: it looks like the one before.
    const isAtRest = verdict?.same || (before && (await comparePictures(before, picture)).same);
    before = picture;
    return { verdict, isFinal: isAtRest || (!accepting && !verdict) };
  });
  if (comparison?.same) return '';
  // A new story's first screenshot is its baseline; in CI, which cannot commit it, it is reported as missing.
  if (accepting || (!comparison && !process.env['CI'])) {
    mkdirSync(BASELINES, { recursive: true });
    writeFileSync(file, await sharp(taken).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer());
    accepted += 1;
    return '';
  }
  const accept = '`npm run screenshots -- --accept` makes it the new baseline';
  if (!comparison) return `has no baseline yet; ${accept}`;
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(join(DIFFERENCES, `${name}.now.png`), taken);
  if (comparison.difference) writeFileSync(join(DIFFERENCES, `${name}.difference.png`), comparison.difference);
  return `${comparison.why}; see .cache/screenshots/${name}.*.png. If it should look so, ${accept}`;
};
