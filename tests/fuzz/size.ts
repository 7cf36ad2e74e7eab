/** OJA_FUZZ=long is the size of `npm run fuzz`; OJA_FUZZ_SEED repeats a run that failed, which has said its seed. */
const isLong = process.env['OJA_FUZZ'] === 'long';

export const SEED = Number(process.env['OJA_FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_121));

/** Requests in each role. */
export const REQUESTS = isLong ? { sqlite: 10_000, postgres: 10_000 } : { sqlite: 1500, postgres: 500 };

/** Payloads of sockets, on each database. */
export const PAYLOADS = isLong ? 25_000 : 2500;
