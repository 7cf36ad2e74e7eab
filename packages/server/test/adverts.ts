import { answerOf } from '@oja/contract/answers';
import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { DRAFT } from './posts.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** The answer to a posted advert whose payment service could be reached. */
export const orderedAnswerSchema = answerOf(postCreatedAnswerSchema.shape.data.required());

/** Posts an advert; weekly, at its price, unless the query says otherwise. */
export function postAdvert(
  server: TestServer,
  as: Account | undefined,
  query: Record<string, string> = {},
): Promise<Answer> {
  const plan = new URLSearchParams({ adsType: 'weekly', adsPrice: '4800', ...query });
  return server.call('POST', `/api/v1/posts?${plan}`, { as, body: { ...DRAFT, title: 'An advert' } });
}

/** Posts an advert as `postAdvert` does. Gives it with its post and the link to its checkout. */
export async function addAdvert(server: TestServer, as: Account, query: Record<string, string> = {}) {
  return (await postAdvert(server, as, query)).as(orderedAnswerSchema).data;
}

/** The payment's reference in a link to the sandbox's checkout. */
export function referenceOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Pays at the sandbox's checkout as a visitor does, and comes back: by then the advert is active. */
export async function paySandbox(server: TestServer, link: string): Promise<void> {
  const paid = await server.app.inject({ method: 'POST', url: `/sandbox/checkout/${referenceOf(link)}/pay` });
  await server.app.inject({ method: 'GET', url: new URL(String(paid.headers.location)).pathname });
}

/** Posts an advert and pays for it. Gives its id and its post's. */
export async function runningAdvert(
  server: TestServer,
  as: Account,
  query: Record<string, string> = {},
): Promise<{ id: string; postId: string }> {
  const { advert, post, link } = await addAdvert(server, as, query);
  await paySandbox(server, link);
  return { id: advert._id, postId: post._id };
}
