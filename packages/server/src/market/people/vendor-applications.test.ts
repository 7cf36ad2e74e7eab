import { APPLICATIONS_PAGE } from '@oja/contract/limits';
import { CONFIRMATIONS, REFUSALS, VALIDATION } from '@oja/contract/texts';
import {
  applicationSentAnswerSchema,
  applicationsAnswerSchema,
  ownApplicationAnswerSchema,
} from '@oja/contract/vendor-applications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { APPLICATION } from '../../../test/roles/vendors.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** An application with all that is said of it, also what the contract does not name. */
const wholeSchema = z.object({ data: z.record(z.string(), z.unknown()) });

describe.each(DATABASES)('applications of vendors on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  let second: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [admin, second] = [await server.addAccount('admin'), await server.addAccount('admin')];
  });
  beforeEach(async () => {
    await server.database.queries.deleteFrom('vendor_applications').execute();
    server.mails.length = 0;
    ada = await server.addAccount();
  });
  afterAll(() => server.stop());

  const apply = (changes: object = {}, as = ada) =>
    server.call('POST', '/api/v1/vendors/applications', { as, body: { ...APPLICATION, ...changes } });
  const applied = async (changes: object = {}, as = ada) =>
    (await apply(changes, as)).as(applicationSentAnswerSchema).data;
  const askOwn = (as = ada) => server.call('GET', '/api/v1/vendors/applications/own', { as });
  const own = async (as = ada) => (await askOwn(as)).as(ownApplicationAnswerSchema).data;
  const askList = (query = '') => server.call('GET', `/api/v1/vendors/applications${query}`, { as: admin });
  const list = async (query = '') => (await askList(query)).as(applicationsAnswerSchema);
  const decline = (id: string, query = '') =>
    server.call('DELETE', `/api/v1/vendors/applications/${id}${query}`, { as: admin });
  const verify = (id: string, body?: object) =>
    server.call('PATCH', `/api/v1/users/update_vendor/${id}`, { as: admin, ...(body && { body }) });

  it('201: kept, shown to oneself and to the admins, and mailed to each of them, escaped', async () => {
    expect(await own()).toBeNull();
    const answer = await apply({ note: '  <b>@adire</b> on Instagram ' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: CONFIRMATIONS.applied,
        data: {
          businessName: 'Adire House',
          phoneNumber: '8031234567',
          note: '<b>@adire</b> on Instagram',
          state: 'waiting',
          reason: '',
        },
      },
    });
    const { data } = answer.as(wholeSchema);
    expect((await askOwn()).body).toEqual({ data });
    expect((await askList()).body).toEqual({
      data: [{ ...data, applicant: expect.objectContaining({ _id: ada.id }) }],
      total: 1,
      nextCursor: null,
    });
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([admin.email, second.email].toSorted());
    expect(server.mails[0]?.subject).toBe(`${ada.userName} wants to be a verified vendor on Oja`);
    expect(server.mails[0]?.text).toContain('Note: <b>@adire</b> on Instagram');
    expect(server.mails[0]?.html).toContain('Note: &lt;b&gt;@adire&lt;/b&gt; on Instagram');
    expect(JSON.stringify([answer.body, (await askList()).body])).not.toContain(ada.email);
  });

  it('201 again: replaces the first under a new id; the same once more changes and mails nothing; many at once leave one', async () => {
    const first = await applied();
    const replaced = await applied({ goods: 'Adire and aso oke.' });
    expect(replaced._id).not.toBe(first._id);
    server.mails.length = 0;
    expect(await applied({ goods: 'Adire and aso oke.' })).toEqual(replaced);
    expect(server.mails).toEqual([]);
    expect((await decline(first._id)).refusal.code).toBe('application_not_found');
    await Promise.all(Array.from({ length: 5 }, (_, index) => apply({ note: `${index}` })));
    expect((await list()).total).toBe(1);
  });

  it('is closed when an admin verifies the person, who is told; verified vendors need none', async () => {
    await apply();
    await verify(ada.id);
    expect([await own(), (await list()).total]).toEqual([null, 0]);
    expect(server.mails.at(-1)).toMatchObject({ to: ada.email, subject: 'You are a verified vendor on Oja' });
    expect(await apply()).toMatchObject({
      status: 409,
      body: { code: 'already_vendor', message: REFUSALS.already_vendor },
    });
    expect(await own()).toBeNull();
    await verify(ada.id, { isVerifiedVendor: false });
    expect((await apply()).status).toBe(201);
  });

  it('is declined with a reason, which the person reads in the app and in a mail; then they can apply again', async () => {
    const { _id } = await applied();
    const reason = 'The address is not on the map.';
    expect((await decline(_id, `?reason=${encodeURIComponent(reason)}`)).body).toEqual({
      message: CONFIRMATIONS.application_declined,
      code: 'application_declined',
    });
    expect(await own()).toMatchObject({ _id, state: 'declined', reason, businessName: 'Adire House' });
    expect((await list()).data).toEqual([]);
    expect(server.mails.at(-1)).toMatchObject({
      to: ada.email,
      subject: 'We could not verify your business on Oja yet',
    });
    expect(server.mails.at(-1)?.text).toContain(reason);
    expect(await decline(_id)).toMatchObject({ status: 404, body: { code: 'application_not_found' } });
    server.mails.length = 0;
    expect(await applied()).toMatchObject({ state: 'waiting', reason: '' });
    expect(server.mails).toHaveLength(2);
  });

  it('of one person is decided alone: those of others wait on, and the number of those that wait falls', async () => {
    const [bola, chidi] = [await server.addAccount(), await server.addAccount()];
    const { _id } = await applied();
    await apply({}, bola);
    const waiting = await applied({}, chidi);
    await decline(_id);
    expect((await list()).total).toBe(2);
    await verify(bola.id);
    // Taking back what chidi never was says nothing about the application.
    await verify(chidi.id, { isVerifiedVendor: false });
    expect(await list()).toMatchObject({ data: [{ _id: waiting._id }], total: 1 });
    expect([(await own())?.state, await own(bola), await own(chidi)]).toEqual(['declined', null, waiting]);
  });

  it('mails go to activated admins, hold each answer on one line, and leave out a note or a reason that is empty', async () => {
    const asleep = await server.addAccount('admin');
    await server.database.queries
      .updateTable('users')
      .set({ activated_at: null })
      .where('id', '=', asleep.id)
      .execute();
    const { _id } = await applied({ goods: 'Adire.\nNote: checked by Oja' });
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([admin.email, second.email].toSorted());
    expect(server.mails[0]?.text).toContain('What they sell: Adire. Note: checked by Oja');
    expect(server.mails[0]?.text).not.toMatch(/^Note:/m);
    await decline(_id);
    expect(server.mails.at(-1)).toMatchObject({ to: ada.email, text: expect.not.stringContaining('They say:') });
  });

  it('goes with the account', async () => {
    await apply();
    await server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada });
    expect((await list()).total).toBe(0);
    expect(await server.database.queries.selectFrom('vendor_applications').selectAll().execute()).toEqual([]);
  });

  it('422: each field by its rule; the note alone may be missing', async () => {
    const empty = await server.call('POST', '/api/v1/vendors/applications', { as: ada, body: {} });
    expect(empty).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(empty.refusal.fields).toEqual({
      businessName: VALIDATION.businessNameRequired,
      goods: VALIDATION.goodsRequired,
      address: VALIDATION.addressRequired,
      phoneNumber: VALIDATION.phoneRequired,
    });
    const long = await apply({
      businessName: 'x'.repeat(81),
      goods: 'x'.repeat(501),
      address: 'x'.repeat(201),
      phoneNumber: '12',
      note: 'x'.repeat(501),
    });
    expect(long.refusal.fields).toEqual({
      businessName: VALIDATION.businessNameTooLong,
      goods: VALIDATION.goodsTooLong,
      address: VALIDATION.addressTooLong,
      phoneNumber: VALIDATION.phoneShape,
      note: VALIDATION.noteTooLong,
    });
    expect([server.mails, await own()]).toEqual([[], null]);
  });

  it('pages: newest first, each once, and the number of all with each page', async () => {
    const people = await Promise.all(Array.from({ length: APPLICATIONS_PAGE + 3 }, () => server.addAccount()));
    for (const as of people) await apply({}, as);
    const first = await list();
    const rest = await list(`?cursor=${first.nextCursor}`);
    expect([first.data.length, first.total, rest.data.length, rest.nextCursor]).toEqual([
      APPLICATIONS_PAGE,
      people.length,
      3,
      null,
    ]);
    const applicants = [...first.data, ...rest.data].map(({ applicant }) => applicant._id);
    expect(applicants).toEqual(people.map(({ id }) => id).toReversed());
  });
});
