import { type APIRequestContext, expect } from '@playwright/test';

import type { TestAccount } from './accounts.ts';

type Caller = Pick<TestAccount, 'accessToken'>;

const as = ({ accessToken }: Caller) => ({ authorization: `Bearer ${accessToken}` });

/** A post that a test has created. */
export interface TestPost {
  id: string;
  title: string;
}

/** Creates a post without pictures by an API call. */
export async function postByCall(
  request: APIRequestContext,
  vendor: Caller,
  title: string,
  changes: object = {},
): Promise<TestPost> {
  const data = {
    title,
    description: 'Six yards of soft cotton, never washed.',
    phoneNumber: '08031234567',
    location: 'Balogun, Lagos',
    price: 18_500,
    images: [],
    ...changes,
  };
  const answer = await request.post('/api/v1/posts', { headers: as(vendor), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: (await answer.json()).data.post._id, title };
}

/** Marks a post as sold by an API call. */
export async function sellByCall(request: APIRequestContext, vendor: Caller, post: TestPost): Promise<void> {
  const answer = await request.patch(`/api/v1/posts/${post.id}/status`, {
    headers: as(vendor),
    data: { status: 'sold' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Writes a comment by an API call. */
export async function commentByCall(
  request: APIRequestContext,
  who: Caller,
  post: TestPost,
  text: string,
): Promise<void> {
  const answer = await request.post(`/api/v1/posts/reply/${post.id}`, { headers: as(who), data: { text } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Saves a post by an API call. */
export async function saveByCall(request: APIRequestContext, who: Caller, post: TestPost): Promise<void> {
  const answer = await request.post(`/api/v1/posts/save/${post.id}`, { headers: as(who) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Reports a post by an API call. */
export async function flagByCall(
  request: APIRequestContext,
  who: Caller,
  post: TestPost,
  flagReason: string,
): Promise<void> {
  const answer = await request.post('/api/v1/posts/flag', {
    headers: as(who),
    data: { postId: post.id, postTitle: post.title, flagReason },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Whether a post still exists, by an API call. */
export async function postExists(request: APIRequestContext, who: Caller, post: TestPost): Promise<boolean> {
  return (await request.get(`/api/v1/posts/${post.id}`, { headers: as(who) })).ok();
}
