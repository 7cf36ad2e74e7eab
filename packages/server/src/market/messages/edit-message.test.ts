import { randomUUID } from 'node:crypto';

import { uploadAnswerSchema } from '@oja/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eventsOf, newMessage, newMessageOf, send, threadOf } from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(GATE_DATABASES)('an edited message on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const edit = (id: string, text: string, img = '') =>
    server.call('PATCH', `/api/v1/messages/${id}`, { as: ada, body: { text, img } });
  const shown = async () => (await threadOf(server, bayo, ada)).data[0];
  const updates = async () =>
    (await eventsOf(server, bayo)).events.filter(({ name }) => name === 'messageUpdated').length;

  it('is marked as edited only if its content has changed', async () => {
    const { _id } = await newMessage(server, ada, bayo, { message: 'Last price?' });
    expect((await edit(_id, 'Last price?')).status).toBe(200);
    expect([(await shown())?.editedAt, await updates()]).toEqual([null, 0]);
    server.clock.now += 1000;
    await edit(_id, 'Final price?');
    expect([(await shown())?.editedAt, await updates()]).toEqual([new Date(server.clock.now).toISOString(), 1]);
  });

  it('keeps its text when its picture changes, and releases the old picture', async () => {
    const picture = async () =>
      (await upload(server, ada, await jpeg(60, 60), 'chat')).as(uploadAnswerSchema).secure_url;
    const [one, other] = [await picture(), await picture()];
    const { _id } = await newMessage(server, ada, bayo, { message: 'This one', img: one });
    const uses = async (img: string) =>
      (
        await server.database.queries
          .selectFrom('uploads')
          .select('uses')
          .where('key', '=', /([0-9a-f]{32})\.webp$/.exec(img)?.[1] ?? '')
          .executeTakeFirst()
      )?.uses;
    await edit(_id, 'This one', other);
    expect(await shown()).toMatchObject({ text: 'This one', img: other });
    expect([await uses(one), await uses(other)]).toEqual([0, 1]);
    await edit(_id, 'This one');
    expect((await shown())?.img).toBeNull();
    expect(await uses(other)).toBe(0);
  });

  it('is returned in its current state when its sender sends it again', async () => {
    const clientId = randomUUID();
    const attempt = () => send(server, ada, bayo, { message: 'Hello', clientId });
    const { _id } = newMessageOf(await attempt());
    await edit(_id, 'Good morning');
    expect(await attempt()).toMatchObject({
      status: 201,
      body: { data: { newMessage: { _id, text: 'Good morning' } } },
    });
    await server.call('DELETE', `/api/v1/messages/${_id}`, { as: ada });
    expect(await attempt()).toMatchObject({ status: 201, body: { data: { newMessage: { _id, text: '' } } } });
  });
});
