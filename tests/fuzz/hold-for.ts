import * as fc from 'fast-check';

import { SEED } from './size.ts';

/** The displayed part of a failing input: some are megabytes long. */
const SHOWN_MAX = 1500;

/**
 * Checks a property for many generated inputs.
 * @throws Error with the seed, which OJA_FUZZ_SEED repeats, and the smallest failing input
 * @param offset selects other inputs from the same seed
 */
export async function holdFor<Draw>(
  draws: fc.Arbitrary<Draw>,
  property: (draw: Draw) => Promise<void>,
  numRuns: number,
  offset = 0,
): Promise<void> {
  // A failing input is shrunk for a limited time.
  const details = await fc.check(fc.asyncProperty(draws, property), {
    numRuns,
    seed: SEED + offset,
    interruptAfterTimeLimit: 20 * 60_000,
    markInterruptAsFailure: true,
  });
  if (!details.failed) return;
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : 'it took too long';
  const shown = (fc.stringify(details.counterexample) ?? '').slice(0, SHOWN_MAX);
  throw new Error(
    `After ${details.numRuns} of ${numRuns}, OJA_FUZZ_SEED=${SEED}: ${why.slice(0, SHOWN_MAX)}\n  ${shown}`,
    { cause: details.errorInstance },
  );
}
