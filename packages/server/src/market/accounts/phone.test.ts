import { PHONE_ACCOUNTS_MAX } from '@oja/contract/limits';
import { phoneAnswerSchema } from '@oja/contract/phone-confirmation';
import { postsAnswerSchema } from '@oja/contract/posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { confirmPhoneOf, requestPhoneCode, sentPhoneCode } from '../../../test/phones.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { makeSessionsOld } from '../../../test/roles/scene.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { openSession } from './session-store.ts';

const MINUTE = 60_000;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const isExpired = { status: 410, body: { code: 'code_expired' } };

describe.each(DATABASES)('a phone number on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  let last = 8_030_000_000;
  const newNumber = () => String((last += 1));
  const request = (as: Account, phoneNumber: string) => requestPhoneCode(server, as, phoneNumber);
  const confirm = (as: Account, code: string) => server.call('POST', '/api/v1/phone/confirm', { as, body: { code } });
  const remove = (as: Account) => server.call('DELETE', '/api/v1/phone', { as });
  const phoneOf = async (as: Account) => (await server.call('GET', '/api/v1/phone', { as })).as(phoneAnswerSchema).data;
  const profileOf = async (as: Account, { id }: Account) =>
    (await server.call('GET', `/api/v1/users/profile/${id}`, { as })).as(profileAnswerSchema).data;

  it('is confirmed by the code from the SMS, which only the owner learns', async () => {
    const number = newNumber();
    const person = await server.addAccount('vendor');
    const other = await server.addAccount();
    expect(await phoneOf(person)).toEqual({ phoneNumber: null, confirmedAt: null, pending: null });
    expect(await request(person, `+234 ${number}`)).toMatchObject({ status: 200, body: { code: 'phone_code_sent' } });
    expect(await phoneOf(person)).toMatchObject({ phoneNumber: null, pending: { phoneNumber: number } });
    expect((await profileOf(other, person)).phoneConfirmed).toBe(false);
    const code = await sentPhoneCode(server, number);
    expect(await confirm(person, ` ${code} `)).toMatchObject({ status: 200, body: { code: 'phone_confirmed' } });
    const confirmedAt = new Date(server.clock.now).toISOString();
    expect(await phoneOf(person)).toEqual({ phoneNumber: number, confirmedAt, pending: null });
    expect(await confirm(person, code)).toMatchObject(isExpired);
    const profile = await server.call('GET', `/api/v1/users/profile/${person.id}`, { as: other });
    expect(profile.as(profileAnswerSchema).data.phoneConfirmed).toBe(true);
    expect(JSON.stringify(profile.body)).not.toContain(number);
  });

  it('marks the posts with that number, and no other posts', async () => {
    const number = newNumber();
    const vendor = await server.addAccount('vendor');
    const reader = await server.addAccount();
    const own = await addPost(server, vendor, { phoneNumber: `0${number}` });
    const another = await addPost(server, vendor, { phoneNumber: newNumber() });
    const copied = await addPost(server, await server.addAccount('vendor'), { phoneNumber: number });
    const marks = async () => {
      const { posts } = (await server.call('GET', '/api/v1/posts', { as: reader })).as(postsAnswerSchema).data;
      return [own, another, copied].map(({ _id }) => posts.find((post) => post._id === _id)?.phoneConfirmed);
    };
    expect(own.phoneConfirmed).toBe(false);
    expect(await marks()).toEqual([false, false, false]);
    await confirmPhoneOf(server, vendor, number);
    expect(await marks()).toEqual([true, false, false]);
    expect((await readPost(server, reader, own._id)).phoneConfirmed).toBe(true);
    const edit = (phoneNumber: string) =>
      server.call('PATCH', `/api/v1/posts/${own._id}`, { as: vendor, body: { phoneNumber } });
    await edit(newNumber());
    expect(await marks()).toEqual([false, false, false]);
    await edit(number);
    expect(await marks()).toEqual([true, false, false]);
    await remove(vendor);
    expect(await marks()).toEqual([false, false, false]);
  });

  it('that is changed loses its marks at once, and not when it is confirmed again', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const vendor = await server.addAccount('vendor');
    const { _id } = await addPost(server, vendor, { phoneNumber: number });
    await confirmPhoneOf(server, vendor, number);
    await request(vendor, number);
    expect((await readPost(server, vendor, _id)).phoneConfirmed).toBe(true);
    await request(vendor, next);
    expect(await phoneOf(vendor)).toMatchObject({ phoneNumber: null, pending: { phoneNumber: next } });
    expect((await readPost(server, vendor, _id)).phoneConfirmed).toBe(false);
    expect((await profileOf(vendor, vendor)).phoneConfirmed).toBe(false);
    await confirm(vendor, await sentPhoneCode(server, next));
    expect((await profileOf(vendor, vendor)).phoneConfirmed).toBe(true);
    expect((await readPost(server, vendor, _id)).phoneConfirmed).toBe(false);
  });

  it('is removed with the code that waits for it', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const person = await server.addAccount();
    await confirmPhoneOf(server, person, number);
    await request(person, next);
    expect(await remove(person)).toMatchObject({ status: 200, body: { code: 'phone_removed' } });
    expect(await phoneOf(person)).toEqual({ phoneNumber: null, confirmedAt: null, pending: null });
    expect(await confirm(person, await sentPhoneCode(server, next))).toMatchObject(isExpired);
  });

  it.each(['12345', '+44 7700 900123', '01 234 5678', '0603 123 4567', '123 456 7890', '', 8_031_234_567])(
    'is refused with words at its field if it is no Nigerian mobile number: %j',
    async (phoneNumber) => {
      const person = await server.addAccount();
      const answer = await server.call('POST', '/api/v1/phone', { as: person, body: { phoneNumber } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { phoneNumber: expect.stringMatching(/\w/) } } });
    },
  );

  it('has a code of five tries and 10 minutes, for the session that requested it', async () => {
    const number = newNumber();
    const person = await server.addAccount();
    const twin = { ...person, token: await openSession(server.database.queries, person.id, server.clock.now) };
    await request(person, number);
    const first = await sentPhoneCode(server, number);
    expect(await confirm(twin, first)).toMatchObject(isExpired);
    expect((await phoneOf(twin)).pending).toBeNull();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await confirm(person, wrongFor(first))).toMatchObject({
        status: 400,
        body: { code: 'phone_code_invalid', message: 'That code is not right. Check the SMS and try again.' },
      });
    }
    expect(await confirm(person, first)).toMatchObject(isExpired);
    expect((await phoneOf(person)).pending).toBeNull();
    await request(person, number);
    const second = await sentPhoneCode(server, number);
    server.clock.now += 10 * MINUTE;
    expect(await confirm(person, second)).toMatchObject(isExpired);
    expect((await phoneOf(person)).phoneNumber).toBeNull();
  });

  it.each(['12345', 'abcdef', '', 123_456])('takes no code such as %j', async (code) => {
    const body = { code };
    expect(await server.call('POST', '/api/v1/phone/confirm', { as: await server.addAccount(), body })).toMatchObject({
      status: 422,
      body: { fields: { code: 'Enter the 6 digits of the SMS.' } },
    });
  });

  it('is confirmed by three accounts at most, and nobody learns whose they are', async () => {
    const number = newNumber();
    const holders = await Promise.all(Array.from({ length: PHONE_ACCOUNTS_MAX }, () => server.addAccount()));
    for (const holder of holders) expect((await confirmPhoneOf(server, holder, number)).status).toBe(200);
    const fourth = await server.addAccount();
    expect((await request(fourth, number)).status).toBe(200);
    const code = await sentPhoneCode(server, number);
    expect(await confirm(fourth, code)).toMatchObject({
      status: 409,
      body: {
        code: 'phone_taken',
        message: 'This number is confirmed by 3 other accounts, which is the most. Remove it from one of them first.',
      },
    });
    expect((await phoneOf(fourth)).phoneNumber).toBeNull();
    await remove(holders[0] ?? fourth);
    expect((await confirm(fourth, code)).status).toBe(200);
  });

  it('is set and removed only by a session that proved recently whose it is', async () => {
    const number = newNumber();
    const person = await server.addAccount();
    await confirmPhoneOf(server, person, number);
    await makeSessionsOld(server, person);
    const isAsked = { status: 403, body: { code: 'step_up_required' } };
    expect(await request(person, newNumber())).toMatchObject(isAsked);
    expect(await remove(person)).toMatchObject(isAsked);
    expect((await phoneOf(person)).phoneNumber).toBe(number);
  });
});
