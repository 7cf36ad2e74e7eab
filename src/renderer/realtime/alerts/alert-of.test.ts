import type { FlagNotice } from '@oja/contract/flags';
import type { Message } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';
import { expect, it } from 'vitest';

import { alertOf, type AlertContext } from './alert-of.ts';
import type { ServerEvent } from '../events/server-event.ts';

const sender = {
  _id: 'bayo',
  name: 'Bayo Cole',
  userName: 'bayo',
  profileImage: '/images/bayo.webp',
  isVerifiedVendor: false,
};
const message = (rest: Partial<Message> = {}): Message => ({
  _id: 'm1',
  clientId: null,
  conversationId: 'chat',
  text: 'Is the kettle still there?',
  img: null,
  post: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: false,
  sender: { _id: 'bayo' },
  recipientId: 'ada',
  ...rest,
});
const newMessage = (rest: Partial<Message> = {}): ServerEvent => ({
  name: 'newMessage',
  payload: { seq: 1, message: message(rest) },
});
const newNotification = (rest: Partial<Notification> = {}): ServerEvent => ({
  name: 'newNotification',
  payload: {
    seq: 1,
    unreadCount: 1,
    unreadAboutMessages: 0,
    notification: {
      _id: 'n1',
      message: 'bayo commented on your post',
      type: 'comment',
      isRead: false,
      createdAt: '2026-01-01T00:00:00.000Z',
      senderId: sender,
      recipientId: 'ada',
      postId: 'kettle',
      ...rest,
    },
  },
});
const conversation = {
  name: 'Bayo Cole',
  profileImage: '/images/bayo.webp',
  isMuted: false,
  unreadMessages: ['m1'],
  unreadCount: 1,
};
const context = (rest: Partial<AlertContext> = {}): AlertContext => ({
  viewerId: 'ada',
  conversationWith: () => conversation,
  ...rest,
});
const alertFor = (event: ServerEvent, rest: Partial<AlertContext> = {}) => alertOf(event, context(rest))?.alert;

it('a message makes an alert with its sender, its text and the path of the chat', () => {
  expect(alertFor(newMessage())).toEqual({
    id: 'm1',
    viewerId: 'ada',
    conversationId: 'chat',
    title: 'Bayo Cole',
    body: 'Is the kettle still there?',
    icon: '/images/bayo.webp',
    path: '/dashboard/chat/bayo',
  });
});

it('the notification of a message makes no second alert', () => {
  expect(alertOf(newNotification({ type: 'message', postId: null }), context())).toBeUndefined();
});

it.each([
  ['a message of the viewer', newMessage({ sender: { _id: 'ada' }, recipientId: 'bayo' }), {}],
  ['a deleted message', newMessage({ text: '', deletedAt: '2026-01-01T00:00:01.000Z' }), {}],
  ['a message that is seen in the event', newMessage({ seen: true }), {}],
  [
    'a message that is read in the list',
    newMessage(),
    { conversationWith: () => ({ ...conversation, unreadMessages: [] }) },
  ],
  ['a muted conversation', newMessage(), { conversationWith: () => ({ ...conversation, isMuted: true }) }],
  ['a notification that was read', newNotification({ isRead: true }), {}],
])('%s makes no alert', (_what, event, rest) => {
  expect(alertOf(event, context(rest))).toBeUndefined();
});

it('an edit makes no alert', () => {
  expect(alertOf({ name: 'messageUpdated', payload: { seq: 1, message: message() } }, context())).toBeUndefined();
});

it('several unread messages of a conversation are one alert with their number and the newest id', () => {
  const unread = { ...conversation, unreadMessages: ['m2', 'm1'], unreadCount: 12 };
  expect(alertOf(newMessage(), context({ conversationWith: () => unread }))).toMatchObject({
    alert: { id: 'm2', title: '12 new messages from Bayo Cole', body: 'Is the kettle still there?' },
    count: 12,
  });
});

const newFlag = (rest: Partial<FlagNotice> = {}): ServerEvent => ({
  name: 'newFlag',
  payload: {
    seq: 1,
    total: 1,
    postsTotal: 1,
    flag: {
      _id: 'f1',
      postId: 'kettle',
      postTitle: 'Kettle\nof gold',
      flagReason: 'Scammer',
      createdAt: '2026-01-01T00:00:00.000Z',
      reporter: sender,
      ...rest,
    },
  },
});

it('a report makes an alert with its reason, its post and the path of the reports', () => {
  expect(alertFor(newFlag())).toEqual({
    id: 'f1',
    viewerId: 'ada',
    conversationId: null,
    postId: 'kettle',
    title: 'Flagged: Scammer',
    body: 'Kettle of gold',
    icon: null,
    path: '/dashboard/flags',
  });
});

it('a report of the viewer makes no alert', () => {
  expect(alertOf(newFlag(), context({ viewerId: 'bayo' }))).toBeUndefined();
});

it('a message of a sender who is not in the list yet also makes an alert', () => {
  expect(alertFor(newMessage(), { conversationWith: () => undefined })).toMatchObject({
    title: 'New message',
    icon: null,
  });
});

it.each([
  ['Two\n\nlines', 'Two lines'],
  ['', 'Photo'],
  ['ẹ́'.repeat(200), `${'ẹ́'.repeat(119)}…`],
  ['x'.repeat(120), 'x'.repeat(120)],
  [`${'x'.repeat(118)}, and more`, `${'x'.repeat(118)}…`],
])('the text is one line of at most 120 characters, and a picture without text is a photo: %j', (text, body) => {
  expect(alertFor(newMessage({ text, img: text ? null : '/images/kettle.webp' }))?.body).toBe(body);
});

it.each([
  ['follow', null, '/dashboard/profile/bayo'],
  ['like', 'kettle', '/dashboard/post/details/kettle'],
  ['comment', null, '/dashboard/profile/bayo'],
] as const)('an alert of a %s leads to its subject', (type, postId, path) => {
  expect(alertFor(newNotification({ type, postId }))).toMatchObject({
    id: 'n1',
    title: 'Bayo Cole',
    body: 'bayo commented on your post',
    path,
  });
});

it('the name of a shop leads the alert of its news', () => {
  const shop = { ...sender, userName: 'Cole Motors', isVerifiedVendor: true };
  expect(alertFor(newNotification({ senderId: shop }))?.title).toBe('Cole Motors');
});

it('an alert of several posts that fit a saved search leads to them, one of a single post to the post', () => {
  const search = { _id: 's1', query: { search: 'fan', condition: ['Brand New' as const], maxPrice: 20_000 } };
  const about = { type: 'comment', kind: 'search', postId: 'kettle' } as const;
  expect(alertFor(newNotification({ ...about, search }))?.path).toBe(
    '/dashboard/search/find?query=fan&condition=Brand+New&maxPrice=20000',
  );
  expect(alertFor(newNotification(about))?.path).toBe('/dashboard/post/details/kettle');
});

it.each([
  ['message', newMessage()],
  ['comment', newNotification()],
  ['price', newNotification({ kind: 'price' })],
])('a %s makes no alert if its kind is switched off', (kind, event) => {
  expect(alertFor(event, { choices: { [kind]: { system: false } } })).toBeUndefined();
  expect(alertFor(event, { choices: { follow: { system: false } } })).toBeDefined();
});

it('a notification of a kind that this release does not know shows its text and leads to Home', () => {
  expect(alertFor(newNotification({ kind: 'somethingNew', message: 'bayo agreed to the price' }))).toMatchObject({
    body: 'bayo agreed to the price',
    path: '/dashboard',
  });
});
