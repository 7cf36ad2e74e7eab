import type { Notification } from '@oja/contract/notifications';
import { describe, expect, it } from 'vitest';

import { idOf, notification, person } from '../../../../tests/fixtures/live-store.ts';
import { groupNotifications } from './group-notifications.ts';
import { groupText } from './group-text.ts';

const POST = idOf(100);
const CHI = { ...person, _id: idOf(201), name: 'Chi', userName: 'chi' };
const DELE = { ...person, _id: idOf(202), name: 'Dele', userName: 'dele' };

const like = (number: number, rest: Partial<Notification> = {}) =>
  notification(number, { type: 'like', message: 'Bayo liked your post', postId: POST, ...rest });
const comment = (number: number, rest: Partial<Notification> = {}) =>
  notification(number, { type: 'comment', message: 'Bayo commented on your post', postId: POST, ...rest });
const about = (number: number, rest: Partial<Notification> = {}) =>
  notification(number, { type: 'message', message: 'Bayo sent you a message', ...rest });

/** The numbers of the notifications in each row. */
const rowsOf = (...all: Notification[]) =>
  groupNotifications(all).map(({ notifications }) => notifications.map(({ _id }) => Number(_id.slice(-12))));

const idsOf = (...all: Notification[]) => groupNotifications(all).map(({ id }) => id);
const textOf = (all: Notification[], unreadMessages = 0) =>
  groupNotifications(all).map((group) => groupText(group, unreadMessages));

describe('rows', () => {
  it('contain the messages of one conversation, and the likes or the comments on one post', () => {
    expect(
      rowsOf(
        like(9),
        comment(8),
        about(7, { isRead: true }),
        like(6, { senderId: CHI }),
        about(5, { senderId: CHI, isRead: true }),
        like(4, { postId: idOf(101) }),
        comment(3),
        about(2, { isRead: true }),
      ),
    ).toEqual([[9, 6], [8, 3], [7, 2], [5], [4]]);
  });

  it('do not mix unread and read notifications, and stand where their newest one does', () => {
    const all = [like(4, { isRead: true }), like(3), like(2, { isRead: true }), like(1)];
    expect(rowsOf(...all)).toEqual([
      [4, 2],
      [3, 1],
    ]);
    expect(groupNotifications(all).map(({ newest }) => newest.isRead)).toEqual([true, false]);
  });

  it('contain one notification of a kind that is not grouped, is unknown, or has no post', () => {
    const price = { type: 'comment', kind: 'price', postId: POST } as const;
    const auction = { type: 'comment', kind: 'auction', postId: POST } as const;
    const all = [notification(8), notification(7, { senderId: CHI })];
    all.push(...[6, 5].map((number) => notification(number, price)));
    all.push(...[4, 3].map((number) => notification(number, auction)));
    all.push(...[2, 1].map((number) => like(number, { postId: null })));
    expect(rowsOf(...all)).toEqual([[8], [7], [6], [5], [4], [3], [2], [1]]);
  });

  it('keep their id when they are read and when another notification joins them, and no two have the same', () => {
    const [id = ''] = idsOf(like(2));
    expect(idsOf(like(2, { isRead: true }))).toEqual([id]);
    expect(idsOf(like(3), like(2))).toEqual([id]);
    const both = idsOf(like(3), like(2, { isRead: true }));
    expect(both[0]).toBe(id);
    expect(new Set(both).size).toBe(2);
  });
});

describe('the text of a row', () => {
  it('is the server’s for one notification, of every kind', () => {
    const price = notification(1, { type: 'comment', kind: 'price', message: 'Bayo lowered the price', postId: POST });
    expect(textOf([like(4), comment(3), about(2), price], 1)).toEqual([
      'Bayo liked your post',
      'Bayo commented on your post',
      'Bayo sent you a message',
      'Bayo lowered the price',
    ]);
  });

  it('names two people, and counts the others of more', () => {
    const two = [like(9), like(8, { senderId: CHI })];
    expect(textOf(two)).toEqual(['Bayo and Chi liked your post']);
    expect(textOf([...two, like(7, { senderId: DELE })])).toEqual(['Bayo and 2 others liked your post']);
    const asked = [comment(9), comment(8, { senderId: CHI }), comment(7)];
    expect(textOf(asked)).toEqual(['Bayo and Chi commented on your post']);
    expect(textOf([...asked, comment(6, { senderId: DELE })])).toEqual(['Bayo and 2 others commented on your post']);
  });

  it('names a shop, not its person', () => {
    const shop = { ...CHI, userName: 'Chi Bakes', isVerifiedVendor: true };
    expect(textOf([like(9, { senderId: shop }), like(8)])).toEqual(['Chi Bakes and Bayo liked your post']);
  });

  it('counts several comments of one person', () => {
    expect(textOf([comment(3), comment(2), comment(1)])).toEqual(['Bayo commented 3 times on your post']);
  });

  it('counts the unread messages of a conversation, and how often there were some among the read ones', () => {
    const read = [about(2, { isRead: true }), about(1, { isRead: true })];
    expect(textOf([about(3), ...read], 4)).toEqual(['Bayo sent you 4 messages', 'Bayo wrote to you 2 times']);
    expect(textOf([about(3)], 1)).toEqual(['Bayo sent you a message']);
    expect(textOf(read.slice(1), 4)).toEqual(['Bayo sent you a message']);
  });

  it('begins with the name of the newest sender, whom the row shows', () => {
    const [group] = groupNotifications([comment(2, { senderId: CHI }), comment(1)]);
    expect(group?.newest.senderId.userName).toBe('chi');
    expect(group && groupText(group, 0)).toBe('Chi and Bayo commented on your post');
  });
});
