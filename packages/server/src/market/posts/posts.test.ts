import { POSTS_PAGE } from '@oja/contract/limits';
import { postCreatedAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPicture, jpeg } from '../../../test/pictures.ts';
import { DRAFT, addPost, post } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const list = async (query = '') =>
    (await server.call('GET', `/api/v1/posts${query}`, { as: customer })).as(postsAnswerSchema).data;

  const found = async (text: string) => {
    const { posts } = await list(`?search=${encodeURIComponent(text)}`);
    return posts.map(({ title }) => title);
  };

  it('have two uploaded pictures and every field, come first in the list, and are counted for the vendor', async () => {
    const first = await addPicture(server, vendor, await jpeg(1800, 1200));
    const second = await addPicture(server, vendor, await jpeg(400, 700));
    const answer = await post(server, vendor, {
      category: 'Fashion',
      price: 18_500.5,
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      images: [first, second],
    });
    expect(answer.status).toBe(201);
    const created = answer.as(postCreatedAnswerSchema).data.post;
    expect(created).toMatchObject({
      title: DRAFT.title,
      category: 'Fashion',
      price: 18_500.5,
      phoneNumber: '8031234567',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      images: [first, second],
      likes: [],
      likesCount: 0,
      repliesCount: 0,
      user: { _id: vendor.id, userName: vendor.userName, isVerifiedVendor: true },
    });
    expect(answer.body).toHaveProperty('data.post.pictures.0', {
      url: first,
      thumbnailUrl: first.replace('.webp', '-640.webp'),
      width: 1600,
      height: 1067,
      blur: expect.any(String),
    });
    expect((await list()).posts[0]?._id).toBe(created._id);
    const one = await server.call('GET', `/api/v1/posts/${created._id}`, { as: customer });
    expect(one.body).toEqual({
      data: { posts: [created], repliesCursor: null, savesByOthers: 0, authorSince: expect.any(String) },
    });
    const profile = await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: customer });
    expect(profile.body).toMatchObject({ data: { postsCount: 1, posts: [{ _id: created._id }] } });
  });

  it('have optional fields', async () => {
    expect(await addPost(server, vendor)).toMatchObject({
      category: null,
      price: null,
      condition: null,
      pricePoint: null,
      images: [],
    });
  });

  it('have no pictures if the body has none', async () => {
    const answer = await post(server, vendor, { images: undefined });
    expect(answer).toMatchObject({ status: 201, body: { data: { post: { images: [] } } } });
  });

  it('answer 422 with a message for each required field', async () => {
    const answer = await server.call('POST', '/api/v1/posts', { as: vendor, body: { images: [] } });
    expect(answer.status).toBe(422);
    expect(answer.error.fields).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      phoneNumber: 'Phone number is required',
      location: 'Location is required',
    });
  });

  it('accept a description of 1500 characters, and answer 422 to 1501', async () => {
    const answer = await post(server, vendor, { description: 'a'.repeat(1501) });
    expect(answer).toMatchObject({ status: 422, body: { fields: { description: VALIDATION.descriptionTooLong } } });
    expect((await post(server, vendor, { description: 'a'.repeat(1500) })).status).toBe(201);
  });

  it('answer 422 to a ninth picture', async () => {
    const address = await addPicture(server, vendor, await jpeg());
    const answer = await post(server, vendor, { images: Array.from({ length: 9 }, () => address) });
    expect(answer).toMatchObject({ status: 422, body: { fields: { images: VALIDATION.imagesTooMany } } });
  });

  it.each([
    ['another host', 'https://elsewhere.example/images/aa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp'],
    ['no such picture', 'http://oja.test/images/aa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp'],
    ['a way out of the folder', 'http://oja.test/images/../oja.sqlite'],
  ])('answer 422 to a picture from %s', async (_name, address) => {
    const answer = await post(server, vendor, { images: [address] });
    expect(answer).toMatchObject({ status: 422, body: { fields: { images: VALIDATION.imageForeign } } });
  });

  it('answer 422 to a picture uploaded for another purpose', async () => {
    const address = await addPicture(server, vendor, await jpeg(), 'profile');
    expect((await post(server, vendor, { images: [address] })).error.fields).toEqual({
      images: VALIDATION.imageForeign,
    });
  });

  it('are paged without duplicates or gaps while new posts arrive', async () => {
    for (let index = 0; index < POSTS_PAGE * 2; index += 1) {
      server.clock.now += 1000;
      await post(server, vendor, { title: `Paging ${index}` });
    }
    const first = await list('?search=paging');
    expect(first).toMatchObject({ page: 1, hasMore: true, adverts: [] });
    server.clock.now += 1000;
    await post(server, vendor, { title: 'Paging, come later' });
    const second = await list(`?search=paging&page=2&until=${first.until}`);
    expect(second).toMatchObject({ page: 2, hasMore: false, until: first.until });
    const titles = [...first.posts, ...second.posts].map(({ title }) => title);
    expect(titles).toEqual(
      Array.from({ length: POSTS_PAGE * 2 }, (_, index) => `Paging ${POSTS_PAGE * 2 - 1 - index}`),
    );
  });

  it('have the same pinned list for a later page requested alone as for the first page', async () => {
    const first = await list('?search=paging');
    const { until } = await list('?search=paging&page=2');
    expect((await list(`?search=paging&until=${until}`)).posts).toEqual(first.posts);
  });

  it('lose control characters, which PostgreSQL refuses, without an error', async () => {
    const answer = await post(server, vendor, { title: 'Drum\u0000set' });
    expect(answer).toMatchObject({ status: 201, body: { data: { post: { title: 'Drumset' } } } });
    expect(await found('drum\u0000set')).toEqual(['Drumset']);
  });

  it('keep the kobo of their price, and answer 422 to a fraction of a kobo', async () => {
    for (const [price, kept] of [
      [0, 0],
      [-0, 0],
      [0.3, 0.3],
      [18_500.55, 18_500.55],
      [99_999_999_999.99, 99_999_999_999.99],
    ]) {
      expect((await addPost(server, vendor, { price })).price).toBe(kept);
    }
    expect((await post(server, vendor, { price: 1.006 })).error.fields).toEqual({ price: VALIDATION.priceShape });
  });

  it('are found by part of a title or category regardless of case and tone marks, with literal wildcards', async () => {
    await post(server, vendor, { title: 'Àṣọ òkè 100% cotton', category: 'Skin Care' });
    expect(await found('ASO OKE')).toEqual(['Àṣọ òkè 100% cotton']);
    expect(await found('ọkẹ')).toEqual(['Àṣọ òkè 100% cotton']);
    expect(await found('skin')).toEqual(['Àṣọ òkè 100% cotton']);
    expect(await found('100%')).toEqual(['Àṣọ òkè 100% cotton']);
    expect(await found('%cotton')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await found("'; drop table posts; --")).toEqual([]);
  });

  it('answer 404 post_not_found for an unknown id, and 404 not_found for an invalid id', async () => {
    expect(await server.call('GET', `/api/v1/posts/${customer.id}`, { as: customer })).toMatchObject({
      status: 404,
      body: { code: 'post_not_found' },
    });
    expect(await server.call('GET', '/api/v1/posts/nonsense', { as: customer })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
