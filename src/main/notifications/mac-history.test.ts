import { expect, it } from 'vitest';

import type { ShownAlert } from '../../bridge/alerts.ts';
import { alertOfMac, macIdOf, readLaunch } from './mac-history.ts';

const alert: ShownAlert = {
  id: 'm1',
  viewerId: 'ada',
  conversationId: 'c1',
  title: 'Bayo Cole',
  body: 'Good morning',
  path: '/dashboard/chat/bayo',
};

it('a notification of an earlier run leads to its conversation, and its id repeats no text of the message', () => {
  const id = macIdOf({ ...alert, silent: true });
  expect(id).not.toMatch(/Bayo Cole|Good morning|silent/v);
  expect(alertOfMac({ id, title: 'Bayo Cole', body: 'Good morning' })).toEqual(alert);
  const report: ShownAlert = { ...alert, conversationId: null, postId: 'p1', path: '/dashboard/flags' };
  expect(alertOfMac({ ...report, id: macIdOf(report) })).toEqual(report);
});

it.each([
  '',
  'm1',
  '[]',
  'null',
  '{"id":"m1"}',
  macIdOf({ ...alert, path: 'https://evil.com' }),
  macIdOf({ ...alert, viewerId: '' }),
  JSON.stringify({ ...alert, program: 'calc' }),
])('the id %s, which this version did not write, leads nowhere', (id) => {
  expect(alertOfMac({ id, title: '', body: '' })).toBeUndefined();
});

it('the notification that started the app is read from the launch, with its reply or "Mark as read"', () => {
  const launch = { identifier: macIdOf(alert), actionIdentifier: 'default', date: 1, userInfo: {} };
  const known = { ...alert, title: '', body: '' };
  expect(readLaunch(launch)).toEqual({ alert: known, reply: '', isMarkedRead: false });
  expect(readLaunch({ ...launch, actionIdentifier: 'REPLY_ACTION', userText: ' It is 4,500 ' })).toEqual({
    alert: known,
    reply: 'It is 4,500',
    isMarkedRead: false,
  });
  expect(readLaunch({ ...launch, actionIdentifier: 'ACTION_0' })).toMatchObject({ alert: known, isMarkedRead: true });
});

it.each([{}, undefined, null, { identifier: 7 }, { identifier: 'm1' }])(
  'a launch by something else (%o) is no notification',
  (launch) => {
    expect(readLaunch(launch)).toBeUndefined();
  },
);
