import { Client } from 'pg';

/** Runs SQL, of one or several statements, as a database's owner would with `psql`. */
export async function runSql(url: string, statements: string, values?: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements, values && [...values]);
  } finally {
    await client.end();
  }
}
