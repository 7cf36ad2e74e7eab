import { describe, expect, it } from 'vitest';

import { chatLinkOf, pathOfArguments, pathOfLink } from './deep-link.ts';

describe('a link from another program', () => {
  it.each([
    ['oja://profile/6f1d2c3b4a5e6f7a8b9c0d1e', '/dashboard/profile/6f1d2c3b4a5e6f7a8b9c0d1e'],
    ['oja://post/01K', '/dashboard/post/details/01K'],
    ['oja://chat/abc-1_2', '/dashboard/chat/abc-1_2'],
    ['oja://chat/abc/', '/dashboard/chat/abc'],
    // Dot segments lead only to a user that does not exist.
    ['oja://chat/../settings', '/dashboard/chat/settings'],
    ['OJA://Chat/Abc', '/dashboard/chat/Abc'],
  ])('%s opens %s', (link, place) => {
    expect(pathOfLink(link)).toBe(place);
  });

  it.each([
    '',
    'oja:',
    'oja://',
    'oja://chat',
    'oja://chat/',
    'oja://chat/a/b',
    'oja://chat/%2e%2e%2fsettings',
    'oja://chat/a%3Fx=1#/evil',
    'oja://settings/1',
    'oja://constructor/1',
    'oja://toString/1',
    'oja://ada@chat/1',
    'oja://chat:80/1',
    'oja-app://app/dashboard',
    'https://chat/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    `oja://chat/${'x'.repeat(65)}`,
    'oja://chat/a b',
    'oja://chat/<script>',
  ])('%s opens nothing', (link) => {
    expect(pathOfLink(link)).toBeUndefined();
  });
});

it('a conversation has a link that leads back to it, and other paths have none', () => {
  expect(chatLinkOf('/dashboard/chat/abc-1_2')).toBe('oja://chat/abc-1_2');
  for (const path of [
    '/dashboard/chat',
    '/dashboard/chat/',
    '/dashboard/chat/a/b',
    '/dashboard/chat/a?read=n1',
    '/dashboard/chat/a"b',
    '/dashboard/chat/../settings',
    '/dashboard/profile/bayo',
    'oja://chat/bayo',
  ])
    expect(chatLinkOf(path)).toBeUndefined();
});

it('a link is found among the arguments of a launch, and other arguments are ignored', () => {
  expect(pathOfArguments(['/opt/Oja/oja', '--hidden', 'oja://post/7'])).toBe('/dashboard/post/details/7');
  expect(pathOfArguments(['/opt/Oja/oja', '.', '--inspect=oja'])).toBeUndefined();
});
