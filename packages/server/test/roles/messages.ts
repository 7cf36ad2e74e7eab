import { messageTo, newMessage, newMessageOf, send, sendTogether } from '../messages.ts';
import { newScheduled, schedule } from '../scheduled-messages.ts';
import { type Row, type Scene, WITHOUT_SESSION, everyMember, ownerOnly } from './row.ts';

/** Returns the id of a new message by the owner to the caller, or to another user if the owner is the caller. */
async function ownersMessage(scene: Scene): Promise<string> {
  const { server, owner, as } = scene;
  const to = as === undefined || as.id === owner.id ? await server.addAccount() : as;
  const answer = await send(server, owner, to);
  // A deleted account cannot receive messages.
  return answer.status === 404 ? owner.id : newMessageOf(answer)._id;
}

/** The partner may read a message but not change it. */
const SENDER_ONLY = ownerOnly(200);

export const messageRows: readonly Row[] = [
  {
    route: 'POST /api/v1/messages',
    call: async ({ server, owner, caller }) => send(server, await caller(), owner),
    statuses: { ...everyMember(201), owner: 400 },
  },
  {
    // The call succeeds for the owner, too: only the result of the message to oneself is an error.
    route: 'POST /api/v1/messages/batch',
    call: async ({ server, owner, caller }) => sendTogether(server, await caller(), [messageTo(owner)]),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/messages/later',
    call: async ({ server, owner, caller }) => schedule(server, await caller(), owner),
    statuses: { ...everyMember(201), owner: 400 },
  },
  {
    // For others it does not exist.
    route: 'DELETE /api/v1/messages/later/:id',
    call: async ({ request, server, owner }) => {
      const { clientId } = await newScheduled(server, owner, await server.addAccount());
      return request('DELETE', `/api/v1/messages/later/${clientId}`);
    },
    statuses: { ...everyMember(404), owner: 200 },
  },
  {
    route: 'GET /api/v1/messages/conversations',
    call: ({ request }) => request('GET', '/api/v1/messages/conversations'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/messages/:id',
    call: ({ request, owner }) => request('GET', `/api/v1/messages/${owner.id}`),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/messages/:id/search',
    call: ({ request, owner }) => request('GET', `/api/v1/messages/${owner.id}/search?q=price`),
    statuses: everyMember(200),
  },
  ...(['PUT', 'DELETE'] as const).map((method): Row => ({
    // The conversation does not exist for users outside it.
    route: `${method} /api/v1/messages/conversations/:id/mute`,
    call: async ({ request, server, owner }) => {
      const { conversationId } = await newMessage(server, await server.addAccount(), owner);
      return request(method, `/api/v1/messages/conversations/${conversationId}/mute`);
    },
    statuses: { ...everyMember(404), owner: 200 },
  })),
  {
    // It does not exist for users outside it.
    route: 'PATCH /api/v1/conversations/:userId',
    call: async ({ request, server, owner }) => {
      const partner = await server.addAccount();
      await newMessage(server, partner, owner);
      return request('PATCH', `/api/v1/conversations/${partner.id}`, { archived: true });
    },
    statuses: { ...everyMember(404), owner: 200 },
  },
  {
    route: 'PUT /api/v1/conversations/labels',
    call: ({ request }) => request('PUT', '/api/v1/conversations/labels', { names: ['Rice', '', '', '', '', ''] }),
    statuses: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/messages/:id',
    call: async (scene) =>
      scene.request('PATCH', `/api/v1/messages/${await ownersMessage(scene)}`, { text: 'Last price?', img: '' }),
    statuses: SENDER_ONLY,
  },
  {
    route: 'DELETE /api/v1/messages/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/messages/${await ownersMessage(scene)}`),
    statuses: { ...SENDER_ONLY, ...WITHOUT_SESSION },
  },
];
