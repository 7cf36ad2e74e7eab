import { notificationsOf, send } from '../messages.ts';
import { type Row, type Scene, everyMember } from './row.ts';

/** The id of a notification that the owner has got. */
async function ownersNotification({ server, owner }: Scene): Promise<string> {
  await send(server, await server.addAccount(), owner);
  const [notification] = (await notificationsOf(server, owner)).notifications;
  if (!notification) throw new Error('The owner has got no notification.');
  return notification._id;
}

/** To all others, somebody's notification does not exist. */
const RECIPIENT_ONLY = { ...everyMember(404), owner: 200 };

export const notificationRows: readonly Row[] = [
  {
    route: 'GET /api/v1/notifications',
    call: ({ ask }) => ask('GET', '/api/v1/notifications'),
    meets: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/notifications/:id',
    call: async (scene) => scene.ask('PATCH', `/api/v1/notifications/${await ownersNotification(scene)}`),
    meets: RECIPIENT_ONLY,
  },
  {
    route: 'DELETE /api/v1/notifications/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/notifications/${await ownersNotification(scene)}`),
    meets: RECIPIENT_ONLY,
  },
];
