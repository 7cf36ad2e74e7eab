import { postAnswerSchema, postCreatedAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import {
  conversationsOf,
  messageTo,
  newMessage,
  resultsOf,
  send,
  sendTogether,
  threadOf,
} from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { post } from '../../../test/posts.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const HOUR = 3_600_000;
/** Noon in Lagos. */
const NOON = Date.parse('2031-05-06T11:00:00Z');

const refused = (fault: string) => ({ status: 422, body: expect.objectContaining({ fields: { showNow: fault } }) });

describe.each(GATE_DATABASES)('showing a post now on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let postId: string;
  let day = 0;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.now = NOON + 48 * HOUR * day++;
    [vendor, ada] = [await server.addAccount('vendor'), await server.addAccount()];
    postId = (await post(server, vendor)).as(postCreatedAnswerSchema).data.post._id;
  });

  const picture = async () =>
    (await upload(server, vendor, await jpeg(640, 480), 'chat')).as(uploadAnswerSchema).secure_url;
  const ask = (as: Account = ada, about = postId) => send(server, as, vendor, { postId: about, showNow: 'request' });
  const show = async (to: Account = ada) =>
    send(server, vendor, to, { img: await picture(), postId, showNow: 'picture' });
  const pageOf = async (as: Account) =>
    (await server.call('GET', `/api/v1/posts/${postId}`, { as })).as(postAnswerSchema).data;

  it('a request and its picture are marked, and the post is seen today until midnight in Lagos', async () => {
    expect(await pageOf(ada)).not.toHaveProperty('seenToday');
    expect(await newMessage(server, ada, vendor, { postId, showNow: 'request' })).toMatchObject({ showNow: 'request' });
    const seenToday = new Date(server.clock.now).toISOString();
    const answer = await show();
    expect(answer.body).toMatchObject({ data: { newMessage: { showNow: 'picture', post: { seenToday } } } });
    expect(await pageOf(ada)).toMatchObject({ seenToday });
    expect((await threadOf(server, ada, vendor)).post).toMatchObject({ seenToday });

    server.clock.now += 12 * HOUR - 1;
    expect(await pageOf(ada)).toMatchObject({ seenToday });
    server.clock.now += 1;
    expect(await pageOf(ada)).not.toHaveProperty('seenToday');
    expect((await threadOf(server, ada, vendor)).post).not.toHaveProperty('seenToday');
  });

  it('a person asks for a post once a day, also after deleting the request and at the same moment', async () => {
    const clientId = crypto.randomUUID();
    const first = await newMessage(server, ada, vendor, { clientId, postId, showNow: 'request' });
    expect(await ask()).toMatchObject(refused(VALIDATION.showAgain));
    const again = await send(server, ada, vendor, { clientId, postId, showNow: 'request' });
    expect(again).toMatchObject({ status: 201, body: { data: { newMessage: { _id: first._id } } } });
    await server.call('DELETE', `/api/v1/messages/${first._id}`, { as: ada });
    expect(await ask()).toMatchObject(refused(VALIDATION.showAgain));

    server.clock.now += 24 * HOUR;
    const twice = await sendTogether(
      server,
      ada,
      [1, 2].map(() => messageTo(vendor, { postId, showNow: 'request' })),
    );
    expect(resultsOf(twice).map(({ error }) => error?.fields?.['showNow'])).toEqual([undefined, VALIDATION.showAgain]);
  });

  it('only the vendor is asked, and only about a post', async () => {
    const other = await server.addAccount();
    const wrong = await send(server, ada, other, { postId, showNow: 'request' });
    expect(wrong).toMatchObject(refused(VALIDATION.showAgain));
    expect(await send(server, ada, vendor, { showNow: 'request' })).toMatchObject(refused(VALIDATION.showAgain));
  });

  it('what is refused begins no conversation', async () => {
    await send(server, ada, await server.addAccount(), { postId, showNow: 'request' });
    await send(server, ada, vendor, { showNow: 'request' });
    await show();
    for (const person of [ada, vendor]) expect((await conversationsOf(server, person)).conversations).toEqual([]);
  });

  it('only the vendor shows it, with a picture, to a person who asked within 24 hours', async () => {
    const other = await server.addAccount();
    expect(await show()).toMatchObject(refused(VALIDATION.showUnasked));
    await ask();
    expect(await show(other)).toMatchObject(refused(VALIDATION.showUnasked));
    const withoutPicture = await send(server, vendor, ada, { postId, showNow: 'picture' });
    expect(withoutPicture).toMatchObject(refused(VALIDATION.showUnasked));
    const own = (await upload(server, ada, await jpeg(640, 480), 'chat')).as(uploadAnswerSchema).secure_url;
    const byBuyer = await send(server, ada, vendor, { img: own, postId, showNow: 'picture' });
    expect(byBuyer).toMatchObject(refused(VALIDATION.showUnasked));
    server.clock.now += 24 * HOUR;
    expect(await show()).toMatchObject(refused(VALIDATION.showUnasked));
    expect(await pageOf(ada)).not.toHaveProperty('seenToday');
  });

  it('a blocked person can neither ask nor be shown', async () => {
    await ask();
    await block(server, vendor, ada);
    expect(await ask()).toMatchObject({ status: 403 });
    expect(await show()).toMatchObject({ status: 403 });
  });

  it.each([
    ['deleted', (id: string) => server.call('DELETE', `/api/v1/messages/${id}`, { as: vendor })],
    [
      'replaced',
      async (id: string) =>
        server.call('PATCH', `/api/v1/messages/${id}`, { as: vendor, body: { text: '', img: await picture() } }),
    ],
  ])('a post is no longer seen today once its picture is %s', async (_, change) => {
    await ask();
    const shown = await newMessage(server, vendor, ada, { img: await picture(), postId, showNow: 'picture' });
    expect((await change(shown._id)).status).toBe(200);
    expect(await pageOf(ada)).not.toHaveProperty('seenToday');
  });
});
