/** Whether the fault tests run at full size (`npm run faults`), or as the part that `npm test` runs. */
export const FULL = process.env['OJA_FAULTS'] === 'full';
