import { newMessage, newMessageOf, send } from '../messages.ts';
import { type Row, type Scene, WITHOUT_SESSION, everyMember, ownerOnly } from './row.ts';

/** The id of a new message of the owner's to whoever asks, or to somebody else where the owner asks. */
async function ownersMessage(scene: Scene): Promise<string> {
  const { server, owner, as } = scene;
  const to = as === undefined || as.id === owner.id ? await server.addAccount() : as;
  const answer = await send(server, owner, to);
  // To an account that is gone, nothing can be sent.
  return answer.status === 404 ? owner.id : newMessageOf(answer)._id;
}

/** The partner may read a message but not change it. */
const SENDER_ONLY = ownerOnly(200);

export const messageRows: readonly Row[] = [
  {
    route: 'POST /api/v1/messages',
    call: ({ server, owner, as }) => send(server, as, owner),
    meets: { ...everyMember(201), owner: 400 },
  },
  {
    route: 'GET /api/v1/messages/conversations',
    call: ({ ask }) => ask('GET', '/api/v1/messages/conversations'),
    meets: everyMember(200),
  },
  {
    route: 'GET /api/v1/messages/:id',
    call: ({ ask, owner }) => ask('GET', `/api/v1/messages/${owner.id}`),
    meets: everyMember(200),
  },
  ...(['PUT', 'DELETE'] as const).map((method): Row => ({
    // To whoever is no part of it, it is not there.
    route: `${method} /api/v1/messages/conversations/:id/mute`,
    call: async ({ ask, server, owner }) => {
      const { conversationId } = await newMessage(server, await server.addAccount(), owner);
      return ask(method, `/api/v1/messages/conversations/${conversationId}/mute`);
    },
    meets: { ...everyMember(404), owner: 200 },
  })),
  {
    route: 'PATCH /api/v1/messages/:id',
    call: async (scene) =>
      scene.ask('PATCH', `/api/v1/messages/${await ownersMessage(scene)}`, { text: 'Last price?', img: '' }),
    meets: SENDER_ONLY,
  },
  {
    route: 'DELETE /api/v1/messages/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/messages/${await ownersMessage(scene)}`),
    meets: { ...SENDER_ONLY, ...WITHOUT_SESSION },
  },
];
