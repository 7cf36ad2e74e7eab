import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { post } from '../posts.ts';
import { type Row, type Scene, everybody, everyMember, ownerOnly, ownerOrAdmin } from './row.ts';

/** Returns the id of a new post of the owner. */
export async function ownersPost({ server, owner }: Scene): Promise<string> {
  return (await post(server, owner)).as(postCreatedAnswerSchema).data.post._id;
}

export const postRows: readonly Row[] = [
  { route: 'GET /api/v1/posts', call: ({ request }) => request('GET', '/api/v1/posts'), statuses: everyMember(200) },
  {
    route: 'GET /api/v1/posts/feed',
    call: ({ request }) => request('GET', '/api/v1/posts/feed'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/posts/public',
    call: ({ request }) => request('GET', '/api/v1/posts/public'),
    statuses: everybody(200),
  },
  {
    route: 'GET /api/v1/posts/feed/new',
    call: ({ request }) => request('GET', '/api/v1/posts/feed/new?after=0'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/posts/save',
    call: ({ request }) => request('GET', '/api/v1/posts/save'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/posts/category',
    call: ({ request }) => request('GET', '/api/v1/posts/category?category=food'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/posts/:id',
    call: async (scene) => scene.request('GET', `/api/v1/posts/${await ownersPost(scene)}`),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/posts',
    call: async ({ server, caller }) => post(server, await caller()),
    statuses: { ...everyMember(403), owner: 201, vendor: 201 },
  },
  {
    route: 'POST /api/v1/posts/like/:id',
    call: async (scene) => scene.request('POST', `/api/v1/posts/like/${await ownersPost(scene)}`),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/posts/save/:id',
    call: async (scene) => scene.request('POST', `/api/v1/posts/save/${await ownersPost(scene)}`),
    statuses: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/posts/:id',
    call: async (scene) => scene.request('PATCH', `/api/v1/posts/${await ownersPost(scene)}`, { title: 'Changed' }),
    statuses: ownerOnly(200),
  },
  {
    route: 'PATCH /api/v1/posts/:id/status',
    call: async (scene) =>
      scene.request('PATCH', `/api/v1/posts/${await ownersPost(scene)}/status`, { status: 'sold' }),
    statuses: ownerOnly(200),
  },
  {
    route: 'DELETE /api/v1/posts/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/posts/${await ownersPost(scene)}`),
    statuses: ownerOrAdmin(200),
  },
];
