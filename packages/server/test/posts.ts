import { type Post, postAnswerSchema, postCreatedAnswerSchema } from '@oja/contract/posts';

import type { Account, Answer, TestServer } from './test-server.ts';

/** The required fields of a post, as the form sends them. */
export const DRAFT = {
  title: 'Hand-dyed adire',
  description: 'Five yards, real indigo.',
  phoneNumber: '0803 123 4567',
  location: 'Itoku, Abeokuta',
  images: [] as string[],
};

export function post(server: TestServer, as: Account | undefined, changes: object = {}): Promise<Answer> {
  return server.call('POST', '/api/v1/posts', { ...(as && { as }), body: { ...DRAFT, ...changes } });
}

/** Posts as `post` does, and returns the new post. */
export async function addPost(server: TestServer, as: Account | undefined, changes: object = {}): Promise<Post> {
  return (await post(server, as, changes)).as(postCreatedAnswerSchema).data.post;
}

/** Returns a single post as a user sees it. */
export async function readPost(server: TestServer, as: Account, id: string): Promise<Post> {
  const answer = await server.call('GET', `/api/v1/posts/${id}`, { as });
  const [shown] = answer.as(postAnswerSchema).data.posts;
  if (shown === undefined) throw new Error('The answer has no post.');
  return shown;
}
