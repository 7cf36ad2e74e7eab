import { describe, expect, it } from 'vitest';

import { postInputSchema } from './posts.ts';

const RIGHT = {
  title: 'Ankara, six yards',
  description: 'Soft cotton.',
  phoneNumber: '0803 123 4567',
  location: 'Aba',
  images: [],
};

/** The first error message of one field, as a form would show it. */
function messageOn(field: string, value: unknown): string | undefined {
  const result = postInputSchema.safeParse({ ...RIGHT, [field]: value });
  return result.error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe('the fields of a post, product §5', () => {
  it('accepts a post with only the required fields', () => {
    expect(postInputSchema.parse(RIGHT)).toMatchObject({ phoneNumber: '8031234567' });
  });

  it.each([
    ['title', '', 'Title is required'],
    ['title', '   ', 'Title is required'],
    ['description', '', 'Description is required'],
    ['phoneNumber', '', 'Phone number is required'],
    ['phoneNumber', '12', 'Enter a Nigerian phone number, such as 0803 123 4567.'],
    ['location', '', 'Location is required'],
    ['description', 'x'.repeat(1501), 'Description can be at most 1500 characters.'],
    ['category', 'Provisions', 'Choose one of the listed categories.'],
    ['condition', 'Broken', 'Choose one of the listed conditions.'],
    ['pricePoint', 'Free', 'Choose one of the listed price points.'],
    ['title', '\u0000', 'Title is required'],
    ['price', Number.NaN, 'Enter the price in naira as a number, such as 25000.'],
    ['price', 0.001, 'Enter the price in naira as a number, such as 25000.'],
    ['price', 1.005, 'Enter the price in naira as a number, such as 25000.'],
    ['price', -1, 'Enter the price in naira as a number, such as 25000.'],
    [
      'images',
      Array.from({ length: 9 }, (_, index) => `https://oja.example/${index}.webp`),
      'You can only upload up to 8 images.',
    ],
  ])('rejects %s %j', (field, value, message) => {
    expect(messageOn(field, value)).toBe(message);
  });

  it.each([0, 0.07, 1.1, 2500, 99_999_999_999.99])('accepts a price of %d', (price) => {
    expect(messageOn('price', price)).toBeUndefined();
  });

  it('accepts a description of exactly 1500 characters', () => {
    expect(messageOn('description', 'x'.repeat(1500))).toBeUndefined();
  });
});
