/** The servers that end-to-end tests talk to: the same product, once on each database. */
export const E2E_SERVERS = [
  { database: 'sqlite', port: 4180 },
  { database: 'postgres', port: 4181 },
] as const;
