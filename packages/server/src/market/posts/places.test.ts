import { postsAnswerSchema, postEditedAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../test/post-rows.ts';
import { addPost, post, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { placeOlderPosts } from './place-older-posts.ts';

const NAIRA = 100;

const at = (title: string, state: string | null, lga: string | null, changes: object = {}) => ({
  title,
  search_text: title.toLowerCase(),
  state,
  lga,
  ...changes,
});

describe.each(DATABASES)('places of posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  const edit = (id: string, body: object) => server.call('PATCH', `/api/v1/posts/${id}`, { as: vendor, body });
  const placeAfter = async (id: string, body: object) => {
    const { state, lga } = (await edit(id, body)).as(postEditedAnswerSchema).data.post;
    return [state, lga];
  };
  const find = (query: string) => server.call('GET', `/api/v1/posts?${query}`, { as: vendor });
  const titles = async (query: string) =>
    (await find(query)).as(postsAnswerSchema).data.posts.map(({ title }) => title);

  it('are those that the vendor chose, or those that the location tells', async () => {
    const chosen = await addPost(server, vendor, { location: 'Beside the market', state: 'Oyo', lga: 'Surulere' });
    expect([chosen.state, chosen.lga]).toEqual(['Oyo', 'Surulere']);
    const stated = await addPost(server, vendor, { location: 'Ikeja, Lagos', state: 'Kano' });
    expect([stated.state, stated.lga]).toEqual(['Kano', null]);
    const derived = await addPost(server, vendor, { location: 'Computer Village, Ikeja' });
    expect([derived.state, derived.lga]).toEqual(['Lagos', 'Ikeja']);
    const unclear = await addPost(server, vendor, { location: 'Surulere', state: null, lga: null });
    expect([unclear.state, unclear.lga]).toEqual([null, null]);
  });

  it('change as a whole, and follow the location only where the vendor chose none', async () => {
    const { _id: id } = await addPost(server, vendor, { location: 'Yaba, Lagos' });
    expect(await placeAfter(id, { location: 'Bodija, Ibadan' })).toEqual(['Oyo', 'Ibadan North']);
    expect(await placeAfter(id, { title: 'Another title' })).toEqual(['Oyo', 'Ibadan North']);
    expect(await placeAfter(id, { state: 'Lagos', lga: 'Eti Osa' })).toEqual(['Lagos', 'Eti Osa']);
    expect(await placeAfter(id, { location: 'Kano' })).toEqual(['Lagos', 'Eti Osa']);
    expect(await placeAfter(id, { lga: null })).toEqual(['Lagos', null]);
    expect(await placeAfter(id, { state: 'Abia', lga: 'Aba North' })).toEqual(['Abia', 'Aba North']);
    expect(await placeAfter(id, { state: 'Rivers' })).toEqual(['Rivers', null]);
    expect(await placeAfter(id, { state: null })).toEqual([null, null]);
    expect(await placeAfter(id, { location: 'Ikeja' })).toEqual([null, null]);
  });

  it('are refused with the field where they are unknown or do not belong together', async () => {
    const { _id: id } = await addPost(server, vendor);
    for (const [place, field, text] of [
      [{ state: 'Lagos State' }, 'state', VALIDATION.stateUnknown],
      [{ state: 'constructor' }, 'state', VALIDATION.stateUnknown],
      [{ state: '' }, 'state', VALIDATION.stateUnknown],
      [{ state: 5 }, 'state', VALIDATION.stateUnknown],
      [{ state: 'x'.repeat(5000) }, 'state', VALIDATION.stateUnknown],
      [{ lga: 'Ikeja' }, 'state', VALIDATION.lgaWithoutState],
      [{ state: null, lga: 'Ikeja' }, 'state', VALIDATION.lgaWithoutState],
      [{ state: 'Kano', lga: 'Ikeja' }, 'lga', VALIDATION.lgaUnknown],
      [{ state: 'Lagos', lga: ['Ikeja'] }, 'lga', VALIDATION.lgaUnknown],
    ] as const)
      for (const answer of [await post(server, vendor, place), await edit(id, place)])
        expect([place, answer.status, answer.body]).toEqual([
          place,
          422,
          expect.objectContaining({ fields: { [field]: text } }),
        ]);
  });

  it('narrow the found posts, several values being alternatives, alone and with other filters', async () => {
    await insertPosts(server, vendor, [
      at('Drum one', 'Lagos', 'Surulere', { price_kobo: 30 * NAIRA, condition: 'Brand New' }),
      at('Drum two', 'Lagos', 'Ikeja', { price_kobo: 20 * NAIRA, category: 'Music' }),
      at('Drum three', 'Oyo', 'Surulere', { price_kobo: 10 * NAIRA, condition: 'Brand New' }),
      at('Drum four', 'Kano', null),
      at('Drum five', null, null),
    ]);
    const found = async (query: string) => (await titles(`search=drum&${query}`)).toSorted();
    expect(await found('state=Lagos')).toEqual(['Drum one', 'Drum two']);
    expect(await found('state=Kano&state=Oyo')).toEqual(['Drum four', 'Drum three']);
    expect(await found('lga=Surulere')).toEqual(['Drum one', 'Drum three']);
    expect(await found('lga=Surulere&lga=Ikeja&state=Lagos')).toEqual(['Drum one', 'Drum two']);
    expect(await found('lga=Ikeja&state=Kano')).toEqual([]);
    expect(await found('state=Lagos&maxPrice=25')).toEqual(['Drum two']);
    expect(await found('lga=Surulere&condition=Brand%20New')).toEqual(['Drum one', 'Drum three']);
    expect(await titles('lga=Surulere&sort=price_asc&condition=Brand%20New')).toEqual(['Drum three', 'Drum one']);
    expect(await titles('search=dr&state=Oyo')).toEqual(['Drum three']);
    expect(await titles('state=Kano&search=')).toContain('Drum four');
  });

  it('that do not exist are refused in a search, with the parameter', async () => {
    for (const [query, field, text] of [
      ['state=lagos', 'state', VALIDATION.stateUnknown],
      ['state=', 'state', VALIDATION.stateUnknown],
      ['state=Lagos&state=Atlantis', 'state', VALIDATION.stateUnknown],
      ['lga=Lagos', 'lga', VALIDATION.lgaFilterUnknown],
      ['lga=Ikeja%22%20OR%201', 'lga', VALIDATION.lgaFilterUnknown],
      [`lga=${'Ikeja&lga='.repeat(60)}Ikeja`, 'lga', VALIDATION.alternativesTooMany],
      ['state=Lagos&page=2', 'page', VALIDATION.filteredPage],
    ] as const) {
      const answer = await find(query);
      expect([query, answer.status, answer.body]).toEqual([
        query,
        422,
        expect.objectContaining({ fields: { [field]: text } }),
      ]);
    }
  });

  it('of older posts are derived by a job, which stops and goes on between batches, and keeps what edits chose', async () => {
    const older = { place_source: null, state: null, lga: null };
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: 250 }, () => ({ title: 'Older post', location: 'Wuse 2, Abuja', ...older })),
    );
    const unread = async () =>
      (await server.database.queries.selectFrom('posts').select('id').where('place_source', 'is', null).execute())
        .length;
    const [first = ''] = ids;
    const listed = async () =>
      (await find('page=1')).as(postsAnswerSchema).data.posts.find(({ _id }) => _id === ids.at(-1));
    // The list is in the server's cache before the job changes the rows.
    expect(await listed()).toMatchObject({ state: null, lga: null });
    expect((await edit(first, { state: 'Kano', lga: 'Dala' })).status).toBe(200);
    let batches = 0;
    await placeOlderPosts(server.database.queries, () => (batches += 1) > 1);
    expect(await unread()).toBe(149);
    await placeOlderPosts(server.database.queries);
    expect(await unread()).toBe(0);
    expect(await readPost(server, vendor, first)).toMatchObject({ state: 'Kano', lga: 'Dala' });
    expect(await listed()).toMatchObject({
      state: 'Federal Capital Territory',
      lga: 'Abuja Municipal Area Council',
    });
    // Their names are words of the posts then.
    expect(await titles('sort=relevance&search=federal+capital+older')).toContain('Older post');
  });

  it('are found by their names, although nobody typed them', async () => {
    await addPost(server, vendor, { title: 'Clay pot', location: 'Computer Village, Ikeja' });
    await addPost(server, vendor, { title: 'Clay jug', location: 'Beside the market', state: 'Oyo', lga: 'Surulere' });
    expect(await titles('sort=relevance&search=clay+lagos')).toEqual(['Clay pot']);
    expect(await titles('sort=relevance&search=clay+oyo')).toEqual(['Clay jug']);
  });
});
