import { SAVED_SEARCHES_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newSavedSearch, saveSearch, savedSearchesOf } from '../../../test/saved-searches.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('saved searches on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await server.addAccount();
  });

  const list = () => savedSearchesOf(server, ada);
  const change = (id: string, body: object) => server.call('PATCH', `/api/v1/saved-searches/${id}`, { as: ada, body });
  const refusal = async (query: object, changes: object = {}) =>
    Object.entries((await saveSearch(server, ada, query, changes)).error.fields ?? {})[0];

  it('are listed with what they find, the newest first', async () => {
    const query = {
      search: 'used  generator',
      category: ['Vehicles', 'Books'],
      condition: ['Brand New'],
      state: ['Lagos'],
      lga: [],
      minPrice: 0,
      maxPrice: 150_000,
      verified: true,
      from: 'following',
      since: 5,
      sort: 'newest',
    };
    await newSavedSearch(server, ada, query, { name: ' Cheap ones ' });
    await newSavedSearch(server, ada, { hasPictures: true }, { name: 'With pictures', alert: 'daily' });
    expect(await list()).toMatchObject([
      { name: 'With pictures', alert: 'daily', query: { hasPictures: true } },
      { name: 'Cheap ones', alert: 'at_once' },
    ]);
    expect((await list())[1]?.query).toEqual({
      search: 'used generator',
      category: ['Books', 'Vehicles'],
      condition: ['Brand New'],
      state: ['Lagos'],
      minPrice: 0,
      maxPrice: 150_000,
      verified: true,
      from: 'following',
    });
  });

  it('for the same are one, with alternatives in any order, also when saved at the same time', async () => {
    const first = await newSavedSearch(server, ada, { search: 'Fan', category: ['Vehicles', 'Books'], lga: [] });
    const again = [
      { search: 'fan', category: ['Books', 'Vehicles', 'Vehicles'] },
      { category: ['Books', 'Vehicles'], search: ' fan ' },
    ];
    const saved = await Promise.all(again.map((query) => newSavedSearch(server, ada, query, { name: 'Other' })));
    expect(saved).toEqual([first, first]);
    expect(await list()).toEqual([first]);
  });

  it('are refused in words without words or a filter, with limits in the wrong order, and in unknown places', async () => {
    expect(await refusal({})).toEqual([
      'query',
      'Only a search with words or a filter can be saved. Enter the words, or choose a filter.',
    ]);
    expect(await refusal({ search: '!?', category: [] })).toEqual([
      'query',
      'Only a search with words or a filter can be saved. Enter the words, or choose a filter.',
    ]);
    expect(await refusal({ minPrice: 2, maxPrice: 1 })).toEqual([
      'query',
      'The lowest price is above the highest. Swap them or take one away.',
    ]);
    expect(await refusal({ state: ['Atlantis'] })).toEqual(['query', 'Choose one of the listed states.']);
    expect(await refusal({ minPrice: 2.5 })).toEqual(['query', 'Enter whole naira, such as 25000.']);
    expect(await refusal({ search: 'fan' }, { name: 'a'.repeat(61) })).toEqual([
      'name',
      'The name of a search can be at most 60 characters.',
    ]);
    expect(await refusal({ search: 'fan' }, { alert: 'hourly' })).toEqual(['alert', 'Choose at_once, daily or off.']);
    expect(await list()).toEqual([]);
  });

  it('are at most 30 a person, also when saved at the same time', async () => {
    const words = Array.from({ length: SAVED_SEARCHES_MAX + 3 }, (_, index) => ({ search: `word${index}` }));
    const answers = await Promise.all(words.map((query) => saveSearch(server, ada, query)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error: { code, message } }) => [code, message])).toEqual(
      Array.from({ length: 3 }, () => ['saved_searches_full', 'You can save at most 30 searches. Delete one first.']),
    );
    expect(await list()).toHaveLength(SAVED_SEARCHES_MAX);
    // One that is saved already needs no room.
    expect((await saveSearch(server, ada, (await list())[0]?.query)).status).toBe(201);
  });

  it('are changed and deleted by their owner', async () => {
    const { _id: id, ...saved } = await newSavedSearch(server, ada);
    expect((await change(id, { alert: 'off' })).status).toBe(200);
    expect(await list()).toEqual([{ ...saved, _id: id, alert: 'off' }]);
    await change(id, { name: 'Power', alert: 'daily' });
    expect(await list()).toMatchObject([{ name: 'Power', alert: 'daily' }]);
    expect((await change(id, { name: '' })).error.fields).toEqual({ name: 'Give this search a name.' });
    await server.call('DELETE', `/api/v1/saved-searches/${id}`, { as: ada });
    expect(await list()).toEqual([]);
    expect((await change(id, { alert: 'off' })).error.code).toBe('saved_search_not_found');
  });
});
