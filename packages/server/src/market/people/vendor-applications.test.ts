import { APPLICATIONS_PAGE } from '@oja/contract/limits';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import {
  applicationSentAnswerSchema,
  applicationsAnswerSchema,
  ownApplicationAnswerSchema,
} from '@oja/contract/vendor-applications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { eraseAll } from '../../../test/erase.ts';
import { APPLICATION } from '../../../test/roles/vendors.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Parses an application with all its fields, including fields that the contract does not name. */
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
  const requestOwn = (as = ada) => server.call('GET', '/api/v1/vendors/applications/own', { as });
  const own = async (as = ada) => (await requestOwn(as)).as(ownApplicationAnswerSchema).data;
  const requestList = (query = '') => server.call('GET', `/api/v1/vendors/applications${query}`, { as: admin });
  const list = async (query = '') => (await requestList(query)).as(applicationsAnswerSchema);
  const decline = (id: string, query = '') =>
    server.call('DELETE', `/api/v1/vendors/applications/${id}${query}`, { as: admin });
  const verify = (id: string, body?: object) =>
    server.call('PATCH', `/api/v1/users/update_vendor/${id}`, { as: admin, ...(body && { body }) });

  it('are stored, shown to the applicant and the admins, and sent to each admin by email with escaped text', async () => {
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
    expect((await requestOwn()).body).toEqual({ data });
    expect((await requestList()).body).toEqual({
      data: [{ ...data, applicant: expect.objectContaining({ _id: ada.id }) }],
      total: 1,
      nextCursor: null,
    });
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([admin.email, second.email].toSorted());
    expect(server.mails[0]?.subject).toBe(`${ada.userName} wants to be a verified vendor on Oja`);
    expect(server.mails[0]?.text).toContain('Note: <b>@adire</b> on Instagram');
    expect(server.mails[0]?.html).toContain('Note: &lt;b&gt;@adire&lt;/b&gt; on Instagram');
    expect(JSON.stringify([answer.body, (await requestList()).body])).not.toContain(ada.email);
  });

  it('replace the previous one under a new id, and a repetition changes nothing, also under concurrency', async () => {
    const first = await applied();
    const replaced = await applied({ goods: 'Adire and aso oke.' });
    expect(replaced._id).not.toBe(first._id);
    server.mails.length = 0;
    expect(await applied({ goods: 'Adire and aso oke.' })).toEqual(replaced);
    expect(server.mails).toEqual([]);
    expect((await decline(first._id)).error.code).toBe('application_not_found');
    await Promise.all(Array.from({ length: 5 }, (_, index) => apply({ note: `${index}` })));
    expect((await list()).total).toBe(1);
  });

  it('are closed when an admin verifies the applicant, who gets an email, and are refused for verified vendors', async () => {
    await apply();
    await verify(ada.id);
    expect([await own(), (await list()).total]).toEqual([null, 0]);
    expect(server.mails.findLast(({ to }) => to === ada.email)?.subject).toBe('You are a verified vendor on Oja');
    expect(await apply()).toMatchObject({
      status: 409,
      body: { code: 'already_vendor', message: ERROR_MESSAGES.already_vendor },
    });
    expect(await own()).toBeNull();
    await verify(ada.id, { isVerifiedVendor: false });
    expect((await apply()).status).toBe(201);
  });

  it('are declined with a reason in the app and in an email, and the applicant can apply again', async () => {
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

  it('are decided one by one: others keep waiting, and the count of waiting ones drops', async () => {
    const [bola, chidi] = [await server.addAccount(), await server.addAccount()];
    const { _id } = await applied();
    await apply({}, bola);
    const waiting = await applied({}, chidi);
    await decline(_id);
    expect((await list()).total).toBe(2);
    await verify(bola.id);
    // Revoking a verification that chidi never had must not affect the application.
    await verify(chidi.id, { isVerifiedVendor: false });
    expect(await list()).toMatchObject({ data: [{ _id: waiting._id }], total: 1 });
    expect([(await own())?.state, await own(bola), await own(chidi)]).toEqual(['declined', null, waiting]);
  });

  it('send emails only to activated admins, with each answer on one line and without empty notes and reasons', async () => {
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

  it('are deleted with the account', async () => {
    await apply();
    await server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada });
    expect((await list()).total).toBe(0);
    await eraseAll(server);
    expect(await server.database.queries.selectFrom('vendor_applications').selectAll().execute()).toEqual([]);
  });

  it('answer 422 for each invalid field, and only the note is optional', async () => {
    const empty = await server.call('POST', '/api/v1/vendors/applications', { as: ada, body: {} });
    expect(empty).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(empty.error.fields).toEqual({
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
    expect(long.error.fields).toEqual({
      businessName: VALIDATION.businessNameTooLong,
      goods: VALIDATION.goodsTooLong,
      address: VALIDATION.addressTooLong,
      phoneNumber: VALIDATION.phoneShape,
      note: VALIDATION.noteTooLong,
    });
    expect([server.mails, await own()]).toEqual([[], null]);
  });

  it('are paged newest first without duplicates, with the total on each page', async () => {
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
