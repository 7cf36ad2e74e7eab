import * as fc from 'fast-check';

import { SEED } from './size.ts';

/** Of a failing draw, what is shown: some are megabytes. */
const SHOWN_MAX = 1500;

/**
 * Tries a property on many draws.
 * @throws Error that names the seed, which OJA_FUZZ_SEED repeats, and the smallest draw that fails
 * @param offset for another draw from the same seed
 */
export async function holdFor<Draw>(draws: fc.Arbitrary<Draw>, property: (draw: Draw) => Promise<void>, numRuns: number, offset = 0): Promise<void> {
  // A failing draw is made smaller for a while, not for ever.
  const details = await fc.check(fc.asyncProperty(draws, property), { numRuns, seed: SEED + offset, interruptAfterTimeLimit: 20 * 60_000, markInterruptAsFailure: true });
  if (!details.failed) return;
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : 'it took too long';
  const shown = (fc.stringify(details.counterexample) ?? '').slice(0, SHOWN_MAX);
  throw new Error(`After ${details.numRuns} of ${numRuns}, OJA_FUZZ_SEED=${SEED}: ${why.slice(0, SHOWN_MAX)}\n  ${shown}`, { cause: details.errorInstance });
}
