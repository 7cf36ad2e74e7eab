import { profileAnswerSchema, vendorEditAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { post } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('verified vendors on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
    ada = await server.addAccount();
  });
  afterAll(() => server.stop());

  const update = (id: string, body?: object, as = admin) =>
    server.call('PATCH', `/api/v1/users/update_vendor/${id}`, { as, ...(body && { body }) });

  it('are verified by a call without a body, can post at once, and get one email as the admin does', async () => {
    expect((await post(server, ada)).status).toBe(403);
    const answer = await update(ada.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'This person is now a verified vendor.', data: { _id: ada.id, isVerifiedVendor: true } },
    });
    expect(JSON.stringify(answer.body)).not.toContain(ada.email);
    expect((await post(server, ada)).status).toBe(201);
    expect((await update(ada.id)).as(vendorEditAnswerSchema).data.isVerifiedVendor).toBe(true);
    const sent = server.mails.map(({ to, subject }) => `${to}: ${subject}`);
    expect(sent.toSorted()).toEqual(
      [
        `${ada.email}: You are a verified vendor on Oja`,
        `${admin.email}: Your rights as an admin of Oja were used`,
      ].toSorted(),
    );
  });

  it('are revoked by false, get an email, and keep their posts', async () => {
    const answer = await update(ada.id, { isVerifiedVendor: false });
    expect(answer.body).toMatchObject({
      message: 'This person is no longer a verified vendor.',
      data: { isVerifiedVendor: false },
    });
    expect((await post(server, ada)).status).toBe(403);
    const profile = await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: admin });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      isVerifiedVendor: false,
      postsCount: 1,
      posts: [{ user: { _id: ada.id } }],
    });
    const lastTo = ({ email }: Account) => server.mails.findLast(({ to }) => to === email)?.subject;
    expect(lastTo(ada)).toBe('You are no longer a verified vendor on Oja');
    expect(lastTo(admin)).toBe('Your rights as an admin of Oja were used');
  });

  it('can be changed only by admins, and an unknown user answers 404', async () => {
    expect(await update(ada.id, undefined, ada)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect(await update('01a1fc53-3a88-7785-ba0f-02d83e9d4141')).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });
});
