/** `npm run fuzz` takes its time and another seed each time; among the other tests, the same draws are tried in a minute. */
const isLong = process.env['npm_lifecycle_event'] === 'fuzz';

/** OJA_FUZZ_SEED repeats a run that failed, which has said its seed. */
export const SEED = Number(process.env['OJA_FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_121));

/** Requests in each role. */
export const REQUESTS = isLong ? { sqlite: 10_000, postgres: 10_000 } : { sqlite: 1500, postgres: 800 };

/** Payloads of sockets, on each database. */
export const PAYLOADS = isLong ? 25_000 : 2500;
