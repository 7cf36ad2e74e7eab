import { sessionAnswerSchema } from '@oja/contract/auth';
import { type LoginChallenge, secondFactorsAnswerSchema } from '@oja/contract/second-factors';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../../foundation/db/new-id.ts';
import { Authenticator, type Site } from '../../../../test/authenticator.ts';
import { HERE, addPasskeyOf, addTotp, challengeOf, passkeyOptions } from '../../../../test/factors.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

/** A page that imitates Oja. A browser creates passkeys only for the page's own host. */
const ELSEWHERE: Site = { origin: 'https://oja.example', rpId: 'oja.example' };

/** The challenge that the browser hands to the authenticator. */
const passkeyChallenge = ({ passkey }: LoginChallenge) => passkey?.challenge ?? '';

describe.each(GATE_DATABASES)('a passkey on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const add = (as: Account, attestation: object, name = 'My key') =>
    server.call('POST', '/api/v1/second-factors/passkeys', { as, body: { name, attestation } });
  const remove = (as: Account, id: string) => server.call('DELETE', `/api/v1/second-factors/passkeys/${id}`, { as });
  const finish = (challenge: string, assertion: object) =>
    server.call('POST', '/api/v1/login/second-factor', { body: { challenge, assertion } });
  const factorsOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/second-factors', { as })).as(secondFactorsAnswerSchema).data;
  const subjectsTo = ({ email }: Account) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  async function withPasskey(authenticator = new Authenticator()) {
    const person = await server.addAccount();
    await addPasskeyOf(server, person, authenticator);
    return { person, authenticator };
  }

  it('is made for the host of the site, without attestation', async () => {
    const person = await server.addAccount();
    expect(await passkeyOptions(server, person)).toMatchObject({
      rp: { id: 'oja.test', name: 'Oja' },
      user: { name: person.userName, displayName: 'The customer' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      excludeCredentials: [],
    });
  });

  it('is set up with ten recovery codes, listed by its name, and not offered again', async () => {
    const person = await server.addAccount();
    const authenticator = new Authenticator();
    const { challenge } = await passkeyOptions(server, person);
    const attestation = authenticator.attest(challenge, HERE);
    const added = await add(person, attestation, ' Blue key ');
    expect(added).toMatchObject({ status: 200, body: { code: 'passkey_added' } });
    const { passkeys, recoveryCodesLeft } = await factorsOf(person);
    expect(passkeys).toMatchObject([{ name: 'Blue key', lastUsedAt: null }]);
    expect(recoveryCodesLeft).toBe(10);
    expect(subjectsTo(person)).toEqual(['A passkey was added to your Oja account']);
    const { excludeCredentials } = await passkeyOptions(server, person);
    expect(excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['usb'] }]);
    // A challenge works once.
    expect((await add(person, attestation)).status).toBe(422);
  });

  it('opens a session, and its last use is stored', async () => {
    const { person, authenticator } = await withPasskey();
    const login = await challengeOf(server, person);
    expect(login).toMatchObject({
      totp: false,
      passkey: { rpId: 'oja.test', userVerification: 'preferred', allowCredentials: [{ id: authenticator.id }] },
    });
    const answer = await finish(login.challenge, authenticator.assert(passkeyChallenge(login), HERE));
    expect(answer.as(sessionAnswerSchema).data.user._id).toBe(person.id);
    expect((await factorsOf(person)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('without a counter opens a session each time', async () => {
    const { person, authenticator } = await withPasskey(new Authenticator({ counts: false }));
    for (let times = 1; times <= 2; times += 1) {
      const login = await challengeOf(server, person);
      const assertion = authenticator.assert(passkeyChallenge(login), HERE);
      expect((await finish(login.challenge, assertion)).status).toBe(200);
    }
  });

  it.each<[string, Site]>([
    ['another origin', { ...HERE, origin: ELSEWHERE.origin }],
    ['another host', { ...HERE, rpId: ELSEWHERE.rpId }],
    ['another site', ELSEWHERE],
  ])('that was used on %s is refused with a clear text, at the setup and at the login', async (_name, site) => {
    const { person, authenticator } = await withPasskey();
    const text = 'This passkey was used on another site. Open Oja at its own address and try again.';
    const { challenge } = await passkeyOptions(server, person);
    expect(await add(person, new Authenticator().attest(challenge, site))).toMatchObject({
      status: 422,
      body: { message: text, fieldCodes: { attestation: 'passkeyElsewhere' } },
    });
    expect((await factorsOf(person)).passkeys).toHaveLength(1);
    const login = await challengeOf(server, person);
    expect(await finish(login.challenge, authenticator.assert(passkeyChallenge(login), site))).toMatchObject({
      status: 401,
      body: { code: 'second_factor_invalid', message: text, fieldCodes: { assertion: 'passkeyElsewhere' } },
    });
    // The same login can still be finished on the right site.
    const here = authenticator.assert(passkeyChallenge(login), HERE);
    expect((await finish(login.challenge, here)).status).toBe(200);
  });

  it('of another account, of another login or with a forged signature is refused', async () => {
    const { person, authenticator } = await withPasskey();
    const { authenticator: foreign } = await withPasskey();
    const login = await challengeOf(server, person);
    const earlier = await challengeOf(server, person);
    expect(await finish(login.challenge, foreign.assert(passkeyChallenge(login), HERE))).toMatchObject({
      status: 401,
      body: { code: 'second_factor_invalid', message: VALIDATION.passkeyUnknown },
    });
    const ofAnotherLogin = authenticator.assert(passkeyChallenge(earlier), HERE);
    const own = authenticator.assert(passkeyChallenge(login), HERE);
    const forged = { ...own, response: { ...own.response, signature: foreign.assert('a', HERE).response.signature } };
    const unreadable = { ...own, response: { ...own.response, clientDataJSON: 'e30', authenticatorData: 'AA' } };
    for (const assertion of [ofAnotherLogin, forged, unreadable])
      expect(await finish(login.challenge, assertion)).toMatchObject({
        status: 401,
        body: { code: 'second_factor_invalid', message: VALIDATION.passkeyWrong },
      });
  });

  it('whose counter went back is refused, because it was copied', async () => {
    const { person, authenticator } = await withPasskey();
    const login = await challengeOf(server, person);
    const assertion = authenticator.assert(passkeyChallenge(login), HERE);
    await server.database.queries
      .updateTable('passkeys')
      .set({ counter: 9 })
      .where('user_id', '=', person.id)
      .execute();
    expect(await finish(login.challenge, assertion)).toMatchObject({
      status: 401,
      body: { message: VALIDATION.passkeyWrong },
    });
  });

  it('opens one session for a challenge, also with parallel answers', async () => {
    const { person, authenticator } = await withPasskey();
    const login = await challengeOf(server, person);
    const assertions = [1, 2, 3].map(() => authenticator.assert(passkeyChallenge(login), HERE));
    const answers = await Promise.all(assertions.map((assertion) => finish(login.challenge, assertion)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    const sessions = server.database.queries.selectFrom('sessions').select('id').where('user_id', '=', person.id);
    expect(await sessions.execute()).toHaveLength(2);
  });

  it('belongs to one account, and an account has at most ten', async () => {
    const { authenticator } = await withPasskey();
    const other = await server.addAccount();
    const { challenge } = await passkeyOptions(server, other);
    expect(await add(other, authenticator.attest(challenge, HERE))).toMatchObject({
      status: 409,
      body: { code: 'passkey_registered' },
    });
    await addPasskeyOf(server, other, new Authenticator());
    const first = await server.database.queries
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow();
    const nine = Array.from({ length: 9 }, () => ({ ...first, id: newId(), credential_id: newId() }));
    await server.database.queries.insertInto('passkeys').values(nine).execute();
    const again = await passkeyOptions(server, other);
    expect(await add(other, new Authenticator().attest(again.challenge, HERE))).toMatchObject({
      status: 409,
      body: { code: 'passkeys_full' },
    });
  });

  it('is removed by its owner with a recent proof; codes stay while another factor does', async () => {
    const { person } = await withPasskey();
    await addTotp(server, person);
    const id = (await factorsOf(person)).passkeys[0]?._id ?? '';
    const stranger = await server.addAccount();
    expect(await remove(stranger, id)).toMatchObject({ status: 404, body: { code: 'second_factor_gone' } });
    expect(await remove(person, id)).toMatchObject({ status: 200, body: { code: 'passkey_removed' } });
    expect(await factorsOf(person)).toMatchObject({ totp: true, passkeys: [], recoveryCodesLeft: 10 });
    expect(subjectsTo(person).at(-1)).toBe('A passkey of your Oja account was removed');
    await makeSessionsOld(server, person);
    const options = await server.call('POST', '/api/v1/second-factors/passkeys/options', { as: person });
    expect(options).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect(await remove(person, id)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  });
});
