import { expect, it, vi } from 'vitest';

import { showPush } from './show-push.ts';

const TEXT = {
  title: 'Bayo Cole',
  body: 'Is the kettle still there?',
  icon: null,
  tag: 'chat',
  data: { id: 'm1', path: '/dashboard/chat/bayo', address: '/dashboard/chat/bayo' },
};

/** A push to a person about a conversation, or about something else. */
const about = (conversationId: string | null, tag = String(conversationId), viewerId = 'ada') => ({
  ...TEXT,
  tag,
  data: { ...TEXT.data, viewerId, conversationId },
});

/** A worker whose notifications replace each other by their tag. */
function startWorker(windows: readonly { focused: boolean }[] = []) {
  const shown = new Map<string, { title: string } & NotificationOptions>();
  const registration = {
    showNotification: vi.fn<(title: string, options?: NotificationOptions) => Promise<void>>((title, options = {}) => {
      shown.set(options.tag ?? '', { title, ...options });
      return Promise.resolve();
    }),
    getNotifications: ({ tag }: { tag?: string } = {}) => {
      const found = [...shown].filter(([name]) => tag === undefined || name === tag);
      const notifications = found.map(([name, one]) => ({ ...one, close: () => shown.delete(name) }));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are read
      return Promise.resolve(notifications as unknown as Notification[]);
    },
  };
  const clients = { matchAll: () => Promise.resolve(windows) };
  const push = (value: unknown, now = 100_000) => showPush({ json: () => value }, registration, clients, now);
  return { push, shown, registration, clients };
}

it('a push is shown with what a press needs, and the next one of the conversation replaces it', async () => {
  const { push, shown } = startWorker();
  await push(TEXT);
  expect(shown.get('chat')).toMatchObject({
    title: 'Bayo Cole',
    body: TEXT.body,
    icon: '/icon-192.png',
    data: TEXT.data,
  });
  await push({ ...TEXT, title: '2 new messages from Bayo Cole', icon: '/images/bayo.webp' });
  expect([...shown.values()]).toMatchObject([{ title: '2 new messages from Bayo Cole', icon: '/images/bayo.webp' }]);
});

it('within ten seconds of a sound, further pushes of the conversation make none, and others do', async () => {
  const { push, shown } = startWorker();
  await push(TEXT, 100_000);
  expect(shown.get('chat')).toMatchObject({ silent: false, renotify: true });
  await push(TEXT, 109_000);
  expect(shown.get('chat')).toMatchObject({ silent: true, renotify: false });
  await push({ ...TEXT, tag: 'other' }, 109_000);
  expect(shown.get('other')).toMatchObject({ silent: false });
  await push(TEXT, 111_000);
  expect(shown.get('chat')).toMatchObject({ silent: false });
  // The clock was put back.
  await push(TEXT, 51_000);
  expect(shown.get('chat')).toMatchObject({ silent: false });
  await push(TEXT, 52_000);
  expect(shown.get('chat')).toMatchObject({ silent: true });
});

it('a push closes the notifications of conversations that were read elsewhere, and no others', async () => {
  const { push, shown } = startWorker();
  for (const text of [about('read'), about('unread'), about(null, 'follow'), about('other', 'other', 'bola')])
    await push(text);
  await push(about('new'));
  expect([...shown.keys()]).toEqual(['read', 'unread', 'follow', 'other', 'new']);
  await push({ ...about('new'), unread: ['new', 'unread'] });
  expect([...shown.keys()]).toEqual(['unread', 'follow', 'other', 'new']);
});

it('while a page is in view none is shown, and behind other windows it is', async () => {
  const viewed = startWorker([{ focused: false }, { focused: true }]);
  await viewed.push(TEXT);
  expect(viewed.registration.showNotification).not.toHaveBeenCalled();
  const hidden = startWorker([{ focused: false }]);
  await hidden.push(TEXT);
  expect(hidden.registration.showNotification).toHaveBeenCalledOnce();
});

it.each([null, { json: () => 'nonsense' }, { json: () => JSON.parse('{') as unknown }])(
  'what is no push of Oja shows a line without details: %o',
  async (message) => {
    const { registration, clients, shown } = startWorker();
    await showPush(message, registration, clients);
    expect([...shown.values()]).toMatchObject([{ title: 'Oja', body: '', data: { address: '/dashboard' } }]);
  },
);
