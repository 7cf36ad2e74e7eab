import { CATEGORIES, CONDITIONS } from '@oja/contract/categories';
import { IMAGES_MAX } from '@oja/contract/limits';
import { lgasOf } from '@oja/contract/places';
import { postInputSchema } from '@oja/contract/posts';
import { userNameSchema } from '@oja/contract/users';
import { describe, expect, it } from 'vitest';

import { derivePlace } from '../../market/posts/derive-place.ts';
import { demoEmail } from './demo-accounts.ts';
import { CUSTOMERS } from './demo-customers.ts';
import { FURTHER_VENDORS, VENDORS } from './vendors/all.ts';

const ALL = [...VENDORS, ...FURTHER_VENDORS];
const POSTS = ALL.flatMap((vendor) =>
  vendor.posts.map((content) => ({ ...content, phoneNumber: vendor.phone, images: [] })),
);

describe('the posts of the demo market', () => {
  it('are 240, each accepted by the post form, with texts of their own', () => {
    expect(VENDORS.flatMap(({ posts }) => posts)).toHaveLength(60);
    expect(POSTS).toHaveLength(240);
    for (const post of POSTS) {
      expect(postInputSchema.safeParse(post).error?.issues ?? []).toEqual([]);
      expect(post.pictures).toBeLessThanOrEqual(IMAGES_MAX);
    }
    for (const field of ['title', 'description'] as const)
      expect(new Set(POSTS.map((post) => post[field])).size).toBe(POSTS.length);
  });

  it('are in all 57 categories, at least two in each', () => {
    const counts = CATEGORIES.map((category) => POSTS.filter((post) => post.category === category).length);
    expect(counts).toHaveLength(57);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });

  it('are in at least 20 states, each in a local government that exists', () => {
    const places = POSTS.map(({ state, lga, location }) =>
      state === undefined ? derivePlace(location) : { state, lga },
    );
    const states = new Set(places.map(({ state }) => state));
    expect(states).not.toContain(null);
    expect(states.size).toBeGreaterThanOrEqual(20);
    const chosen = POSTS.filter(({ state }) => state !== undefined);
    for (const { state = '', lga } of chosen) expect(lgasOf(state)).toContain(lga);
  });

  it('cost from ₦500 to ₦80 million, in all three conditions', () => {
    const prices = POSTS.flatMap(({ price }) => price ?? []);
    expect(Math.min(...prices)).toBe(500);
    expect(Math.max(...prices)).toBe(80_000_000);
    for (const condition of CONDITIONS)
      expect(POSTS.filter((post) => post.condition === condition).length).toBeGreaterThan(20);
    const services = POSTS.filter(({ category }) => category === 'Services');
    expect(services.filter(({ condition }) => condition !== undefined)).toEqual([]);
  });

  it('offer at least three used generators under ₦150,000 in Ikeja, and new ones above', () => {
    const generators = POSTS.filter(({ object, state }) => object === 'generator' && state === 'Lagos');
    const used = generators.filter(
      ({ lga, price, condition }) => lga === 'Ikeja' && condition !== 'Brand New' && price !== null && price < 150_000,
    );
    expect(used.length).toBeGreaterThanOrEqual(3);
    const brandNew = generators.filter(({ condition }) => condition === 'Brand New');
    expect(Math.min(...brandNew.map(({ price }) => price ?? 0))).toBeGreaterThan(150_000);
  });
});

describe('the people of the demo market', () => {
  it('have valid user names, and names, emails and phone numbers of their own', () => {
    const people = [...ALL, ...CUSTOMERS];
    for (const { userName } of people) expect(userNameSchema.safeParse(userName).success).toBe(true);
    expect(new Set(people.map(({ userName }) => demoEmail(userName))).size).toBe(people.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(new Set(ALL.map(({ phone }) => phone)).size).toBe(ALL.length);
  });
});
