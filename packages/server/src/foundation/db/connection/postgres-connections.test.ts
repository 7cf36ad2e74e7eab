import type { PostgresQueryResult } from 'kysely';
import { expect, it } from 'vitest';

import { PLANNED_ONCE, SENT_WITH_NEXT } from '../statement-marks.ts';
import { postgresConnections } from './postgres-connections.ts';

/** A driver's connection whose answers the test gives. */
function makeConnection() {
  const sent: { text: string; name: string | undefined; answer: PromiseWithResolvers<PostgresQueryResult<never>> }[] =
    [];
  const pool = postgresConnections({
    options: {},
    connect: async () => ({
      query: ({ text, name }) => {
        const answer = Promise.withResolvers<PostgresQueryResult<never>>();
        sent.push({ text, name, answer });
        return answer.promise;
      },
      release: () => undefined,
    }),
    end: async () => undefined,
  });
  return { connect: () => pool.connect(), sent };
}

it('sends the begin of a transaction and a lock together with the next statement, in their order', async () => {
  const { connect, sent } = makeConnection();
  const connection = await connect();
  expect(await connection.query('begin', [])).toMatchObject({ rows: [] });
  expect(await connection.query(`select 1 for update ${SENT_WITH_NEXT}`, [])).toMatchObject({ rows: [] });
  expect(sent).toEqual([]);
  void connection.query('select 2', []);
  expect(sent.map(({ text }) => text)).toEqual(['begin', expect.stringContaining('select 1'), 'select 2']);
  void connection.query('commit', []);
  expect(sent).toHaveLength(4);
});

it('fails the next statement with the error of one that was sent with it', async () => {
  const { connect, sent } = makeConnection();
  const connection = await connect();
  await connection.query('begin', []);
  await connection.query(`select 1 for update ${SENT_WITH_NEXT}`, []);
  const answer = connection.query('select 2', []);
  const [begin, lock, next] = sent;
  begin?.answer.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  next?.answer.reject(new Error('current transaction is aborted'));
  lock?.answer.reject(new Error('deadlock detected'));
  await expect(answer).rejects.toThrow('deadlock detected');
});

it('keeps each statement prepared, also one that is sent with the next, but not one that selects all columns', async () => {
  const { connect, sent } = makeConnection();
  const connection = await connect();
  await connection.query(`select 1 for update ${SENT_WITH_NEXT}`, []);
  void connection.query('select count(*) from posts', []);
  void connection.query('select * from posts', []);
  expect(sent.map(({ name }) => name)).toEqual([expect.any(String), expect.any(String), undefined]);
});

it('plans a statement with lists once, and each other one for its values, also after a rollback', async () => {
  const { connect, sent } = makeConnection();
  const connection = await connect();
  const modes = () =>
    sent.splice(0).map(({ text }) => /(?:force_generic_plan|auto)/v.exec(text)?.[0] ?? text.replace(/ --.*/v, ''));
  void connection.query('select 1', []);
  void connection.query(`select 2 ${PLANNED_ONCE}`, []);
  void connection.query(`select 3 ${PLANNED_ONCE}`, []);
  expect(modes()).toEqual(['select 1', 'force_generic_plan', 'select 2', 'select 3']);
  void connection.query('rollback', []);
  void connection.query(`select 4 ${PLANNED_ONCE}`, []);
  void connection.query('commit', []);
  void connection.query('select 5', []);
  expect(modes()).toEqual(['rollback', 'force_generic_plan', 'select 4', 'commit', 'auto', 'select 5']);
});
