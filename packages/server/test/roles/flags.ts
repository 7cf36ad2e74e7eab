import { ownersPost } from './posts.ts';
import { type Row, type Scene, adminsOnly, everyMember } from './row.ts';

/** The id of a report of a post of the owner's. */
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
      scene.ask('POST', '/api/v1/posts/flag', { postId: await ownersPost(scene), flagReason: 'Spam' }),
    meets: { ...everyMember(201), owner: 403 },
  },
  { route: 'GET /api/v1/posts/flag', call: ({ ask }) => ask('GET', '/api/v1/posts/flag'), meets: adminsOnly(200) },
  {
    route: 'GET /api/v1/posts/flag/count',
    call: ({ ask }) => ask('GET', '/api/v1/posts/flag/count'),
    meets: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/posts/flag/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/posts/flag/${await flagOnOwnersPost(scene)}`),
    meets: adminsOnly(200),
  },
];
