import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { post } from '../posts.ts';
import { type Row, type Scene, everyMember, ownerOnly, ownerOrAdmin } from './row.ts';

/** The id of a new post of the owner's. */
export async function ownersPost({ server, owner }: Scene): Promise<string> {
  return (await post(server, owner)).as(postCreatedAnswerSchema).data.post._id;
}

export const postRows: readonly Row[] = [
  { route: 'GET /api/v1/posts', call: ({ ask }) => ask('GET', '/api/v1/posts'), meets: everyMember(200) },
  { route: 'GET /api/v1/posts/feed', call: ({ ask }) => ask('GET', '/api/v1/posts/feed'), meets: everyMember(200) },
  { route: 'GET /api/v1/posts/save', call: ({ ask }) => ask('GET', '/api/v1/posts/save'), meets: everyMember(200) },
  {
    route: 'GET /api/v1/posts/category',
    call: ({ ask }) => ask('GET', '/api/v1/posts/category?category=food'),
    meets: everyMember(200),
  },
  {
    route: 'GET /api/v1/posts/:id',
    call: async (scene) => scene.ask('GET', `/api/v1/posts/${await ownersPost(scene)}`),
    meets: everyMember(200),
  },
  {
    route: 'POST /api/v1/posts',
    call: ({ server, as }) => post(server, as),
    meets: { ...everyMember(403), owner: 201, vendor: 201 },
  },
  {
    route: 'POST /api/v1/posts/like/:id',
    call: async (scene) => scene.ask('POST', `/api/v1/posts/like/${await ownersPost(scene)}`),
    meets: everyMember(200),
  },
  {
    route: 'POST /api/v1/posts/save/:id',
    call: async (scene) => scene.ask('POST', `/api/v1/posts/save/${await ownersPost(scene)}`),
    meets: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/posts/:id',
    call: async (scene) => scene.ask('PATCH', `/api/v1/posts/${await ownersPost(scene)}`, { title: 'Changed' }),
    meets: ownerOnly(200),
  },
  {
    route: 'DELETE /api/v1/posts/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/posts/${await ownersPost(scene)}`),
    meets: ownerOrAdmin(200),
  },
];
