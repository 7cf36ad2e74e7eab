import { MESSAGE_MAX, REPLIES_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newSavedReply, saveReply, savedRepliesOf } from '../../../test/saved-replies.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('saved replies on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await server.addAccount();
  });

  const list = () => savedRepliesOf(server, ada);
  const names = async () => (await list()).map(({ name }) => name);
  const change = (id: string, body: object) => server.call('PATCH', `/api/v1/saved-replies/${id}`, { as: ada, body });
  const use = (id: string, as = ada) => server.call('POST', `/api/v1/saved-replies/${id}/uses`, { as });

  it('are listed with the most used first, which all devices share', async () => {
    const [first, , third] = [
      await newSavedReply(server, ada, { name: 'One', text: ' Yes, {post} is still there. ' }),
      await newSavedReply(server, ada, { name: 'Two' }),
      await newSavedReply(server, ada, { name: 'Three' }),
    ];
    expect(first).toMatchObject({ text: 'Yes, {post} is still there.', uses: 0 });
    expect(await names()).toEqual(['One', 'Two', 'Three']);
    await Promise.all([use(third._id), use(third._id), use(first._id)]);
    expect((await list()).map(({ name, uses }) => [name, uses])).toEqual([
      ['Three', 2],
      ['One', 1],
      ['Two', 0],
    ]);
  });

  it('return to their place when a deletion is undone', async () => {
    await newSavedReply(server, ada, { name: 'Rare' });
    const { _id: id, name, text, uses } = await newSavedReply(server, ada, { name: 'Frequent', uses: 7 });
    await server.call('DELETE', `/api/v1/saved-replies/${id}`, { as: ada });
    expect(await names()).toEqual(['Rare']);
    await saveReply(server, ada, { name, text, uses });
    expect(await names()).toEqual(['Frequent', 'Rare']);
  });

  it('with the same name and text are one, also when saved at the same time', async () => {
    const saved = await Promise.all([1, 2, 3].map(() => newSavedReply(server, ada)));
    expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('are at most 30 a person, also when saved at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: REPLIES_MAX + 2 }, (_, index) => saveReply(server, ada, { name: `Reply ${index}` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error: { code, message } }) => [code, message])).toEqual(
      Array.from({ length: 2 }, () => ['replies_full', 'You can save at most 30 replies. Delete one first.']),
    );
    expect(await list()).toHaveLength(REPLIES_MAX);
  });

  it('need a name and a text within the limits', async () => {
    const refusal = async (changes: object) => (await saveReply(server, ada, changes)).error.fields;
    expect(await refusal({ name: ' ', text: '' })).toEqual({
      name: 'Give this reply a name.',
      text: 'Write the text of this reply.',
    });
    expect(await refusal({ name: 'a'.repeat(41), text: 'b'.repeat(MESSAGE_MAX + 1) })).toEqual({
      name: 'The name of a reply can be at most 40 characters.',
      text: 'A message can be at most 4000 characters.',
    });
    expect((await saveReply(server, ada, { uses: -1 })).status).toBe(422);
    expect((await saveReply(server, ada, { name: 'a'.repeat(40), text: 'b'.repeat(MESSAGE_MAX) })).status).toBe(201);
  });

  it('are changed, counted and deleted by their owner alone', async () => {
    const { _id: id, text } = await newSavedReply(server, ada);
    const bayo = await server.addAccount();
    expect((await use(id, bayo)).error.code).toBe('reply_not_found');
    expect((await change(id, { name: 'Last price' })).status).toBe(200);
    expect(await list()).toEqual([{ _id: id, name: 'Last price', text, uses: 0 }]);
    expect((await change(id, { text: '' })).error.fields).toEqual({ text: 'Write the text of this reply.' });
    await server.call('DELETE', `/api/v1/saved-replies/${id}`, { as: ada });
    expect(await list()).toEqual([]);
    expect((await change(id, { name: 'Gone' })).error.code).toBe('reply_not_found');
    expect((await use(id)).error.code).toBe('reply_not_found');
  });

  it('are announced in the own profile, so that the composer can show a button without loading them', async () => {
    const profile = async () => {
      const answer = await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada });
      return answer.body;
    };
    expect(await profile()).toMatchObject({ data: { hasSavedReplies: false } });
    await newSavedReply(server, ada);
    expect(await profile()).toMatchObject({ data: { hasSavedReplies: true } });
  });
});
