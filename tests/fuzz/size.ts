import { isGate } from '../suite.ts';

/**
 * `npm run fuzz` runs long and with a new seed each time. Among the other tests the same properties are checked in a
 * minute, in the gate in seconds.
 */
const isLong = process.env['npm_lifecycle_event'] === 'fuzz';

/** OJA_FUZZ_SEED repeats a failed run, which prints its seed. */
export const SEED = Number(process.env['OJA_FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_121));

/** Requests in each role: some ten for each operation, so that most succeed at least once. */
export const REQUESTS = isLong ? { sqlite: 10_000, postgres: 10_000 } : { sqlite: isGate ? 500 : 1500, postgres: 1200 };

/** Socket payloads on each database. */
export const PAYLOADS = isLong ? 25_000 : isGate ? 800 : 2500;

/** Lives of five sequences each, in which the badge on two devices is compared with the server. */
export const LIVES = isLong
  ? { sqlite: 1000, postgres: 1000 }
  : isGate
    ? { sqlite: 4, postgres: 0 }
    : { sqlite: 200, postgres: 40 };
