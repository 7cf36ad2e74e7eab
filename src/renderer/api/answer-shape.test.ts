import type { LikeAnswer, PostsAnswer } from '@oja/contract/posts';
import { expect, it } from 'vitest';

import { type AnswerShape, matchesShape } from './answer-shape.ts';
import { api, findEndpointOptions } from './api.ts';

const groups = import.meta.glob('./*-api.ts', { eager: true });

it('every endpoint declares the fields that the app reads of its answer', () => {
  expect(Object.keys(groups).length).toBeGreaterThan(10);
  const silent = Object.keys(api.endpoints).filter((name) => findEndpointOptions(name)?.answer === undefined);
  expect(silent).toEqual([]);
  expect(findEndpointOptions('noSuchEndpoint')).toBeUndefined();
});

it('an answer matches a shape if it has all its fields; other fields are allowed', () => {
  const shape = { data: { posts: 'records', adverts: 'records' } } as const satisfies AnswerShape<PostsAnswer>;
  expect(matchesShape({ data: { posts: [{ _id: 'a' }], adverts: [], page: 1 }, more: true }, shape)).toBe(true);
  expect(matchesShape({ data: { posts: [{}], adverts: [] } }, shape)).toBe(false);
  expect(matchesShape({ data: { posts: [] } }, { data: { posts: 'one record' } })).toBe(false);
  expect(matchesShape({ data: { isLiked: 'yes' } }, { data: { isLiked: 'boolean' } })).toBe(false);
  expect(matchesShape({ data: { list: {} } }, { data: { list: 'list' } })).toBe(false);
  expect(matchesShape({ data: { user: {} } }, { data: { user: 'record' } })).toBe(false);
  expect(matchesShape([], {})).toBe(false);
});

it('a field that is missing from the contract, or has another type, does not compile', () => {
  // @ts-expect-error -- the field does not exist
  const unknownField: AnswerShape<PostsAnswer> = { data: { threads: 'records' } };
  // @ts-expect-error -- the count is a number
  const wrongKind: AnswerShape<LikeAnswer> = { data: { likesCount: 'text' } };
  // @ts-expect-error -- the message is a text
  const wrongText: AnswerShape<LikeAnswer> = { message: 'number' };
  // @ts-expect-error -- the cursor may be null
  const nullable: AnswerShape<PostsAnswer> = { data: { nextCursor: 'text' } };
  expect([unknownField, wrongKind, wrongText, nullable]).toHaveLength(4);
});
