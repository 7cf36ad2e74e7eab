import { commentAnswerSchema } from '@oja/contract/comments';

import { ownersPost } from './posts.ts';
import { type Row, type Scene, everyMember, ownerOnly, ownerOrAdmin } from './row.ts';

/**
 * Returns the path of a comment by the owner under another user's post: what the author of the post may do is in
 * comments.test.
 */
async function ownersComment(scene: Scene): Promise<string> {
  const { server, owner } = scene;
  const postId = await ownersPost({ ...scene, owner: await server.addAccount('vendor') });
  const answer = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: owner, body: { text: 'Mine' } });
  return `${postId}/${answer.as(commentAnswerSchema).data.comment._id}`;
}

export const commentRows: readonly Row[] = [
  {
    route: 'GET /api/v1/posts/reply/:id',
    call: async (scene) => scene.request('GET', `/api/v1/posts/reply/${await ownersPost(scene)}`),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/posts/reply/:id',
    call: async (scene) =>
      scene.request('POST', `/api/v1/posts/reply/${await ownersPost(scene)}`, { text: 'How much?' }),
    statuses: everyMember(201),
  },
  {
    route: 'PATCH /api/v1/posts/reply/:postId/:commentId',
    call: async (scene) =>
      scene.request('PATCH', `/api/v1/posts/reply/${await ownersComment(scene)}`, { text: 'Changed' }),
    statuses: ownerOnly(200),
  },
  {
    route: 'DELETE /api/v1/posts/unreply/:postId/:commentId',
    call: async (scene) => scene.request('DELETE', `/api/v1/posts/unreply/${await ownersComment(scene)}`),
    statuses: ownerOrAdmin(200),
  },
];
