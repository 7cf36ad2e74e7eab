import { PEOPLE_PAGE } from '@oja/contract/limits';
import { peopleAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { newUserRow } from './user-store.ts';

describe.each(DATABASES)('the directory on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  const ids: string[] = [];

  beforeAll(async () => {
    server = await startTestServer(kind);
    ada = await server.addAccount();
    const passwordHash = await hashPassword('never used');
    const rows = Array.from({ length: PEOPLE_PAGE * 2 + 5 }, (_, index) => ({
      ...newUserRow(
        { name: `Person ${index}`, userName: `person.${index}`, email: `p${index}@example.com`, passwordHash },
        server.clock.now,
      ),
      activated_at: 1,
      is_verified_vendor: index % 10 === 0 ? 1 : 0,
    }));
    await server.database.queries.insertInto('users').values(rows).execute();
    // Vendors come first. Within each group the newest come first.
    ids.push(
      ...rows
        .toSorted((a, b) => b.is_verified_vendor - a.is_verified_vendor || (a.id < b.id ? 1 : -1))
        .map((row) => row.id),
    );
    const waiting = newUserRow(
      { name: 'Person waiting', userName: 'waiting', email: 'w@example.com', passwordHash },
      server.clock.now,
    );
    await server.database.queries.insertInto('users').values(waiting).execute();
  });
  afterAll(() => server.stop());

  const list = async (query = '', as = ada) => {
    const { status, body } = await server.call('GET', `/api/v1/users/all${query}`, { as });
    expect(status).toBe(200);
    return peopleAnswerSchema.parse(body).data;
  };
  const search = async (text: string) =>
    (await list(`?search=${encodeURIComponent(text)}`)).users.map((person) => person.userName);

  it('lists all activated users except the viewer, once each, vendors first, over stable pages', async () => {
    const first = await list();
    expect(first.users).toHaveLength(PEOPLE_PAGE);
    await server.addAccount('vendor');
    await server.addAccount();
    const second = await list(`?cursor=${first.nextCursor}`);
    const third = await list(`?cursor=${second.nextCursor}`);
    const seen = [first, second, third].flatMap((page) => page.users.map((person) => person._id));
    expect(third.nextCursor).toBeNull();
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(ada.id);
  });

  it('returns all results of a search, page by page', async () => {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { users, nextCursor } = await list(`?search=person.${cursor && `&cursor=${cursor}`}`);
      found.push(...users.map((person) => person._id));
      if (users.length === 0 || found.length > ids.length) break;
      cursor = nextCursor;
    }
    expect(found).toEqual(ids);
  });

  it('has a card for each user, without the email address', async () => {
    const { users } = await list('?search=person.10');
    expect(users.find((person) => person.userName === 'person.10')).toEqual({
      _id: expect.any(String),
      name: 'Person 10',
      userName: 'person.10',
      profileImage: null,
      isVerifiedVendor: true,
      followersCount: 0,
      isFollowing: false,
      isOnline: false,
    });
    expect(JSON.stringify(users)).not.toMatch(/@example\.com|argon2/);
  });

  it('finds parts of names and user names regardless of case and accents, and treats wildcards literally', async () => {
    await server.addAccount('vendor', { userName: 'Àdùnní_Fabrics' });
    expect(await search('ADUNNI')).toEqual(['Àdùnní_Fabrics']);
    expect(await search('nní_f')).toEqual(['Àdùnní_Fabrics']);
    expect(await search('person 104')).toEqual(['person.104']);
    expect(await search('%')).toEqual([]);
    expect(await search('waiting')).toEqual([]);
    expect(await search(ada.userName)).toEqual([]);
    // A match cannot span the end of the name and the beginning of the user name.
    expect(await search('104 person')).toEqual([]);
  });

  it('answers 422 for an invalid cursor', async () => {
    const answer = await server.call('GET', '/api/v1/users/all?cursor=10', { as: ada });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { cursor: expect.any(String) } },
    });
    expect((await list('?cursor=999.ffffffff-ffff-ffff-ffff-ffffffffffff')).users).toHaveLength(PEOPLE_PAGE);
  });
});
