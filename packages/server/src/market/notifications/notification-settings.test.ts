import { NOTIFICATION_KINDS, type StoredKind } from '@oja/contract/notification-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { notificationsOf } from '../../../test/messages.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type NewNotification, notify } from './notify.ts';

const images = new ImageAddresses('http://oja.test');
const DEFAULTS = { kinds: {}, quietHours: { isOn: true, from: '22:00', to: '07:00' }, preview: 'text' };

describe.each(DATABASES)('notification settings on %s', (database) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount('vendor'), await server.addAccount()];
  });

  const edit = (notifications: object) =>
    server.call('PATCH', '/api/v1/users/settings', { as: ada, body: { notifications } });
  const settings = async () => (await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada })).body;

  it('have defaults, and each change keeps what it does not contain', async () => {
    expect(await settings()).toMatchObject({ data: { notifications: DEFAULTS } });
    expect(await edit({ kinds: { like: { app: false } } })).toMatchObject({
      status: 200,
      body: { code: 'notifications_set', data: { notifications: { ...DEFAULTS, kinds: { like: { app: false } } } } },
    });
    await edit({ quietHours: { from: '23:30' } });
    await edit({ preview: 'nothing', kinds: { like: { system: false }, message: { system: false } } });
    expect(await settings()).toMatchObject({
      data: {
        notifications: {
          kinds: { like: { app: false, system: false }, message: { system: false } },
          quietHours: { isOn: true, from: '23:30', to: '07:00' },
          preview: 'nothing',
        },
      },
    });
  });

  it('changed on two devices at once, keep both changes', async () => {
    await Promise.all([
      edit({ kinds: { like: { app: false } } }),
      edit({ kinds: { price: { app: false } } }),
      edit({ quietHours: { isOn: false } }),
    ]);
    expect(await settings()).toMatchObject({
      data: {
        notifications: { kinds: { like: { app: false }, price: { app: false } }, quietHours: { isOn: false } },
      },
    });
  });

  it.each([
    { kinds: { message: { app: false } } },
    { kinds: { gossip: { app: false } } },
    { kinds: { like: { fax: false } } },
    { kinds: { like: { app: 'no' } } },
    { quietHours: { from: '24:00' } },
    { quietHours: { to: '7:00' } },
    { preview: 'all' },
  ])('refuse %o', async (change) => {
    expect(await edit(change)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(await settings()).toMatchObject({ data: { notifications: DEFAULTS } });
  });

  const notifyAda = async (type: NewNotification['type'], postId: string | null = null) =>
    server.database.queries
      .transaction()
      .execute((transaction) =>
        notify(transaction, { type, recipientId: ada.id, senderId: bayo.id, postId }, images, server.clock.now),
      );

  it('a kind that is switched off notifies nobody, the others still do', async () => {
    await edit({ kinds: { like: { app: false }, comment: { system: false } } });
    expect(await notifyAda('like')).toBeUndefined();
    expect(await notifyAda('comment')).toBeDefined();
    expect(await notificationsOf(server, ada)).toMatchObject({ unreadCount: 1, notifications: [{ type: 'comment' }] });
    await edit({ kinds: { like: { app: true } } });
    expect(await notifyAda('like')).toBeDefined();
  });

  it('the database groups each kind as the list of kinds says', async () => {
    const [postId = null] = await insertPosts(server, ada, [{}]);
    const stored = Object.keys(NOTIFICATION_KINDS).filter((kind): kind is StoredKind => kind !== 'report');
    for (const kind of stored) {
      const added = await server.database.queries
        .insertInto('notifications')
        .values(
          [newId(), newId()].map((id) => ({
            id,
            recipient_id: ada.id,
            sender_id: bayo.id,
            type: kind,
            post_id: postId,
            message: kind,
            is_read: 0,
            created_at: server.clock.now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      const { groupedBy } = NOTIFICATION_KINDS[kind];
      // A search replaces its own notification, and two searches may find the same post.
      expect([kind, added.length]).toEqual([kind, groupedBy === 'nothing' || groupedBy === 'search' ? 2 : 1]);
    }
  });
});
