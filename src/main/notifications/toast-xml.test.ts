import { expect, it } from 'vitest';

import type { ShownAlert } from '../../bridge/alerts.ts';
import { pathOfLink } from '../launch/deep-link.ts';
import { recipientOf, toastXmlOf } from './toast-xml.ts';

const alert: ShownAlert = {
  id: 'm1',
  viewerId: 'ada',
  conversationId: 'c1',
  title: 'Bayo Cole',
  body: 'Good morning',
  path: '/dashboard/chat/bayo',
};

/** Returns an attribute of a toast, as Windows reads it. */
function attributeOf(xml: string | undefined, name: string): string {
  const { value = '' } = new RegExp(` ${name}="(?<value>[^"]*)"`, 'v').exec(xml ?? '')?.groups ?? {};
  return value.replaceAll('&amp;', '&');
}

const toastOf = (shown: ShownAlert) => toastXmlOf(shown, () => undefined);

it('a toast of a conversation opens its link, takes a reply, and can be marked as read', () => {
  expect(toastOf(alert)).toBe(
    '<toast launch="oja://chat/bayo" activationType="protocol">' +
      '<visual><binding template="ToastGeneric"><text>Bayo Cole</text><text>Good morning</text></binding></visual>' +
      '<actions><input id="reply" type="text" placeHolderContent="Write a message"/>' +
      '<action content="Reply" arguments="type=reply&amp;tag=m1&amp;viewer=ada&amp;link=oja%3A%2F%2Fchat%2Fbayo"' +
      ' activationType="foreground" hint-inputId="reply"/>' +
      '<action content="Mark as read"' +
      ' arguments="type=action&amp;action=0&amp;tag=m1&amp;viewer=ada&amp;link=oja%3A%2F%2Fchat%2Fbayo"' +
      ' activationType="foreground"/></actions></toast>',
  );
  expect(toastOf({ ...alert, silent: true })).toContain('<audio silent="true"/></toast>');
});

it('the app understands the link and the arguments of its toasts', () => {
  const xml = toastOf(alert);
  expect(pathOfLink(attributeOf(xml, 'launch'))).toBe(alert.path);
  expect(recipientOf(attributeOf(xml, 'arguments'))).toEqual({ viewerId: 'ada', path: alert.path });
});

it('names and texts of other users cannot add elements or break the toast', () => {
  const xml = toastOf({
    ...alert,
    title: '</text><image src="https://evil.com"/>',
    body: '"5 > 4" & \u0000\u001B\uFFFE\uD800bell\u0007 👍',
  });
  expect(xml).toContain('<text>&lt;/text&gt;&lt;image src=&quot;https://evil.com&quot;/&gt;</text>');
  expect(xml).toContain('<text>&quot;5 &gt; 4&quot; &amp; bell 👍</text>');
});

it.each<Partial<ShownAlert>>([
  { conversationId: null },
  { path: '/dashboard/profile/bayo' },
  { path: '/dashboard/chat/bayo"/><action/>' },
  { path: '/dashboard/chat/bayo/../../settings' },
  { viewerId: 'ada&viewer=bayo' },
  { id: 'm 1' },
])('an alert without a conversation, or with another form of id, has no toast of its own: %o', (change) => {
  expect(toastOf({ ...alert, ...change })).toBeUndefined();
});

it.each([
  '',
  'type=reply&tag=1',
  'viewer=ada',
  'link=oja%3A%2F%2Fchat%2Fbayo',
  'viewer=&link=oja%3A%2F%2Fchat%2Fbayo',
  'viewer=ada&link=https%3A%2F%2Fevil.com',
  'viewer=ada&link=oja%3A%2F%2Fsettings%2F1',
])('the arguments %s name no recipient', (args) => {
  expect(recipientOf(args)).toBeUndefined();
});
