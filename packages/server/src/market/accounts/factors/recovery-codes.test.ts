import { recoveryCodesAnswerSchema, secondFactorsAnswerSchema } from '@oja/contract/second-factors';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addTotp, challengeOf } from '../../../../test/factors.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

describe.each(DATABASES)('recovery codes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const logIn = async (person: Account, code: string) => {
    const { challenge } = await challengeOf(server, person);
    return server.call('POST', '/api/v1/login/second-factor', { body: { challenge, code } });
  };
  const replace = (as: Account) => server.call('POST', '/api/v1/second-factors/recovery-codes', { as });
  const leftOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/second-factors', { as })).as(secondFactorsAnswerSchema).data.recoveryCodesLeft;
  const subjectsTo = ({ email }: Account) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  async function withCodes() {
    const person = await server.addAccount();
    const { recoveryCodes } = await addTotp(server, person);
    const [first = '', second = ''] = recoveryCodes ?? [];
    return { person, first, second };
  }

  it('open a session once each, and the owner is emailed', async () => {
    const { person, first, second } = await withCodes();
    expect((await logIn(person, first)).status).toBe(200);
    expect(subjectsTo(person)).toContain('A recovery code of your Oja account was used');
    expect(await leftOf(person)).toBe(9);
    expect(await logIn(person, first)).toMatchObject({
      status: 401,
      body: {
        code: 'second_factor_invalid',
        message: 'This recovery code has been used: each works once. Enter another one.',
        fieldCodes: { code: 'recoveryCodeUsed' },
      },
    });
    expect((await logIn(person, ` ${second.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
    expect(await leftOf(person)).toBe(8);
  });

  it('open one session with parallel logins', async () => {
    const { person, first } = await withCodes();
    const answers = await Promise.all([logIn(person, first), logIn(person, first)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('of another account are refused', async () => {
    const { person } = await withCodes();
    const { first: foreign } = await withCodes();
    expect(await logIn(person, foreign)).toMatchObject({
      status: 401,
      body: { message: VALIDATION.recoveryCodeWrong, fieldCodes: { code: 'recoveryCodeWrong' } },
    });
  });

  it('are stored as hashes', async () => {
    const { person, first } = await withCodes();
    const rows = await server.database.queries
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(first.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  it('are replaced with a recent proof, which voids the old ones and is emailed', async () => {
    const { person, first } = await withCodes();
    await makeSessionsOld(server, person);
    expect(await replace(person)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    await server.database.queries
      .updateTable('sessions')
      .set({ proved_at: server.clock.now })
      .where('user_id', '=', person.id)
      .execute();
    const { recoveryCodes } = (await replace(person)).as(recoveryCodesAnswerSchema).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(subjectsTo(person)).toContain('The recovery codes of your Oja account were replaced');
    expect((await logIn(person, first)).status).toBe(401);
    expect((await logIn(person, recoveryCodes[9] ?? '')).status).toBe(200);
  });

  it('are not made without a factor', async () => {
    const person = await server.addAccount();
    expect(await replace(person)).toMatchObject({ status: 409, body: { code: 'second_factor_missing' } });
    expect(await leftOf(person)).toBe(0);
    expect(subjectsTo(person)).toEqual([]);
  });

  it.each(['', '12345', '1234567', 'abcde', 'abcde-fghjk-m', 12_345])('refuse %j, which is no code', async (code) => {
    const body = { challenge: 'a'.repeat(43), code };
    expect(await server.call('POST', '/api/v1/login/second-factor', { body })).toMatchObject({
      status: 422,
      body: { fields: { code: VALIDATION.secondFactorShape } },
    });
  });

  it.each([{}, { code: '123456', assertion: null }])('or another factor have to be sent: refuses %j', async (given) => {
    const body = { challenge: 'a'.repeat(43), ...given };
    expect((await server.call('POST', '/api/v1/login/second-factor', { body })).status).toBe(422);
  });
});
