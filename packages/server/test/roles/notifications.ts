import { notificationsOf, send } from '../messages.ts';
import { newSubscription } from '../push-service.ts';
import { type Row, type Scene, everyMember } from './row.ts';

/** Returns the id of a notification that the owner has received. */
async function ownersNotification({ server, owner }: Scene): Promise<string> {
  await send(server, await server.addAccount(), owner);
  const [notification] = (await notificationsOf(server, owner)).notifications;
  if (!notification) throw new Error('The owner has no notification.');
  return notification._id;
}

/** For all other users the notification does not exist. */
const RECIPIENT_ONLY = { ...everyMember(404), owner: 200 };

export const notificationRows: readonly Row[] = [
  {
    route: 'GET /api/v1/notifications',
    call: ({ request }) => request('GET', '/api/v1/notifications'),
    statuses: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/notifications/:id',
    call: async (scene) => scene.request('PATCH', `/api/v1/notifications/${await ownersNotification(scene)}`),
    statuses: RECIPIENT_ONLY,
  },
  {
    route: 'DELETE /api/v1/notifications/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/notifications/${await ownersNotification(scene)}`),
    statuses: RECIPIENT_ONLY,
  },
  {
    route: 'POST /api/v1/push-subscriptions',
    call: ({ request }) =>
      request('POST', '/api/v1/push-subscriptions', newSubscription('https://fcm.googleapis.com/fcm/send/x').body),
    statuses: everyMember(200),
  },
  {
    route: 'DELETE /api/v1/push-subscriptions',
    call: ({ request }) => request('DELETE', '/api/v1/push-subscriptions'),
    statuses: everyMember(200),
  },
];
