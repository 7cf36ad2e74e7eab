/** Whether the faults are tried at their full size (`npm run faults`) or as the share of them that `npm test` runs. */
export const FULL = process.env['OJA_FAULTS'] === 'full';
