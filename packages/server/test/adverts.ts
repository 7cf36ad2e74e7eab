import { answerOf } from '@oja/contract/answers';
import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { DRAFT } from './posts.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** Parses the answer to a posted advert whose payment service could be reached. */
export const orderedAnswerSchema = answerOf(postCreatedAnswerSchema.shape.data.required());

/** Posts an advert, by default a weekly one at its price. */
export function postAdvert(
  server: TestServer,
  as: Account | undefined,
  query: Record<string, string> = {},
): Promise<Answer> {
  const plan = new URLSearchParams({ adsType: 'weekly', adsPrice: '4800', ...query });
  return server.call('POST', `/api/v1/posts?${plan}`, { as, body: { ...DRAFT, title: 'An advert' } });
}

/** Posts an advert as `postAdvert` does, and returns it with its post and the link to its checkout. */
export async function addAdvert(server: TestServer, as: Account, query: Record<string, string> = {}) {
  return (await postAdvert(server, as, query)).as(orderedAnswerSchema).data;
}

/** Returns the reference of the payment in a link to the sandbox checkout. */
export function referenceOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Pays at the sandbox checkout and returns to Oja as a visitor does. The advert is active afterwards. */
export async function paySandbox(server: TestServer, link: string): Promise<void> {
  const paid = await server.app.inject({ method: 'POST', url: `/sandbox/checkout/${referenceOf(link)}/pay` });
  await server.app.inject({ method: 'GET', url: new URL(String(paid.headers.location)).pathname });
}

/** Posts an advert, pays for it and returns its id and its post's id. */
export async function runningAdvert(
  server: TestServer,
  as: Account,
  query: Record<string, string> = {},
): Promise<{ id: string; postId: string }> {
  const { advert, post, link } = await addAdvert(server, as, query);
  await paySandbox(server, link);
  return { id: advert._id, postId: post._id };
}
