import type { Queries } from '../../foundation/db/database.ts';

/** The accounts that are printed at start, architecture §6. */
export const DEMO_ACCOUNTS = ['vendor', 'customer', 'admin'] as const;

export const DEMO_PASSWORD = 'oja-demo';

/** The domain of every demo account's email: it can never receive an email. */
const DEMO_DOMAIN = 'demo.oja.example';

export function demoEmail(userName: string): string {
  return `${userName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@${DEMO_DOMAIN}`;
}

/** Whether this database contains the demo market. */
export async function hasDemoMarket(queries: Queries): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoEmail(DEMO_ACCOUNTS[0]))
    .executeTakeFirst();
  return row !== undefined;
}
