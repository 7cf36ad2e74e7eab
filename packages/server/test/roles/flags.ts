import { ownersPost } from './posts.ts';
import { type Row, type Scene, adminsOnly, everyMember } from './row.ts';

/** Returns the id of a report about a post of the owner. */
async function flagOnOwnersPost(scene: Scene): Promise<string> {
  const { server } = scene;
  const postId = await ownersPost(scene);
  await server.call('POST', '/api/v1/posts/flag', {
    as: await server.addAccount(),
    body: { postId, flagReason: 'Other' },
  });
  const { id } = await server.database.queries
    .selectFrom('flags')
    .select('id')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return id;
}

export const flagRows: readonly Row[] = [
  {
    route: 'POST /api/v1/posts/flag',
    call: async (scene) =>
      scene.request('POST', '/api/v1/posts/flag', { postId: await ownersPost(scene), flagReason: 'Spam' }),
    statuses: { ...everyMember(201), owner: 403 },
  },
  {
    route: 'GET /api/v1/posts/flag',
    call: ({ request }) => request('GET', '/api/v1/posts/flag'),
    statuses: adminsOnly(200),
  },
  {
    route: 'GET /api/v1/posts/flag/count',
    call: ({ request }) => request('GET', '/api/v1/posts/flag/count'),
    statuses: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/posts/flag/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/posts/flag/${await flagOnOwnersPost(scene)}`),
    statuses: adminsOnly(200),
  },
];
