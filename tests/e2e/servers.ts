import { isGate } from '../suite.ts';

/** The first of three ports. `OJA_E2E_PORT` changes them, so that two checkouts can run their tests side by side. */
const FIRST_PORT = Number(process.env['OJA_E2E_PORT'] ?? 4180);

/** The servers of the end-to-end tests: one for each database, in the gate only one. */
export const E2E_SERVERS = [
  { database: 'sqlite', port: FIRST_PORT },
  { database: 'postgres', port: FIRST_PORT + 1 },
].filter(({ database }) => database === 'sqlite' || !isGate);

/** The port of the server for the tests in Firefox. */
export const FIREFOX_PORT = FIRST_PORT + 2;
