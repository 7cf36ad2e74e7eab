import { confirm } from '@oja/contract/answers';
import type { Notification } from '@oja/contract/notifications';
import { ToastRegion } from '@oja/ui/Toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { clearToasts } from '../../../../tests/fixtures/clear-toasts.ts';
import {
  conversation,
  idOf,
  message,
  notification,
  person,
  server,
  serveEachTest,
} from '../../../../tests/fixtures/live-store.ts';
import { messagesApi } from '../../api/messages-api.ts';
import NotificationsScreen from './NotificationsScreen.tsx';

stubBrowser();
serveEachTest();

const POST = idOf(100);
const PICTURE = 'http://oja.test/images/ab/abababababababababababababababab-320.webp';
const CHI = { ...person, _id: idOf(201), name: 'Chi', userName: 'chi' };

const like = (number: number, rest: Partial<Notification> = {}) =>
  notification(number, { type: 'like', message: 'Bayo liked your post', postId: POST, postPicture: PICTURE, ...rest });
const comment = notification(1, {
  type: 'comment',
  message: 'Bayo commented on your post',
  postId: POST,
  commentId: idOf(300),
});

beforeEach(() => {
  clearToasts();
  server.on('PATCH /api/v1/notifications/:id', {
    ...confirm('notification_read'),
    data: { unreadCount: 0, unreadAboutMessages: 0 },
  });
});

/** Where the router is, with the state of its entry. */
function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function open(...notifications: Notification[]) {
  server.on('GET /api/v1/notifications', {
    data: { notifications, unreadCount: notifications.length, unreadAboutMessages: 0, nextCursor: null },
  });
  const store = startAppStore(server);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/dashboard/notifications']}>
        <NotificationsScreen />
        <Place />
      </MemoryRouter>
      <ToastRegion />
    </Provider>,
  );
  return store;
}

const row = (name: RegExp) => screen.findByRole('link', { name });
const place = () => screen.getByRole('status', { name: '' }).textContent;

it('likes of one post are a row with the names and the post’s picture, which a press reads and opens', async () => {
  open(like(3), like(2, { senderId: CHI }), notification(1));
  const link = await row(/^Unread: ?Bayo and Chi liked your post/);
  expect(link.querySelector(`img[src="${PICTURE}"]`)).not.toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(link);
  expect(await row(/^Bayo and Chi liked your post/)).toBeVisible();
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/v1/notifications/:id')).toEqual(
      [3, 2].map((number) => `PATCH /api/v1/notifications/${idOf(number)}`),
    ),
  );
  expect(place()).toBe(`/dashboard/post/details/${POST} {"beside":"/dashboard/notifications"}`);
});

it('a press on a comment opens its post at the comment', async () => {
  open(comment);
  await userEvent.click(await row(/commented on your post/));
  expect(place()).toBe(
    `/dashboard/post/details/${POST} {"beside":"/dashboard/notifications","comment":"${comment.commentId}"}`,
  );
});

it('a row about messages counts the unread ones of its conversation', async () => {
  server.on('GET /api/v1/messages/conversations', {
    data: {
      conversations: [conversation(message(3), [1, 2, 3])],
      totalUnreadCount: 3,
      mutedUnreadCount: 0,
      nextCursor: null,
    },
  });
  const store = open(notification(1, { type: 'message', message: 'Bayo sent you a message' }));
  expect(await row(/^Unread: ?Bayo sent you a message/)).toBeVisible();
  await store.dispatch(messagesApi.endpoints.getConversations.initiate());
  expect(await row(/^Unread: ?Bayo sent you 3 messages/)).toBeVisible();
});

it('the key Delete deletes the focused row with all its notifications, and the focus goes to the next row', async () => {
  open(like(4), like(3, { senderId: CHI }), notification(2), notification(1, { senderId: CHI }));
  (await row(/Bayo and Chi liked your post/)).focus();
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByText('2 notifications deleted')).toBeVisible();
  expect(screen.queryByRole('link', { name: /liked your post/ })).toBeNull();
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByText('3 notifications deleted')).toBeVisible();
  // Without the pointer, whose capture jsdom does not know.
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await userEvent.keyboard('{Delete}');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
