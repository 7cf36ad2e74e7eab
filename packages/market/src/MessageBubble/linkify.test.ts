import { expect, test } from 'vitest';

import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

test.for([
  ['See https://oja.ng/post/7', ['https://oja.ng/post/7'], 'an address'],
  ['http://oja.ng and https://oja.ng/a?b=c#d', ['http://oja.ng', 'https://oja.ng/a?b=c#d'], 'two addresses'],
  ['Look: https://oja.ng/post/7.', ['https://oja.ng/post/7'], 'the full stop belongs to the sentence'],
  ['(see https://oja.ng/post/7)', ['https://oja.ng/post/7'], 'the bracket belongs to the sentence'],
  [
    'https://en.wikipedia.org/wiki/Aba_(city)!',
    ['https://en.wikipedia.org/wiki/Aba_(city)'],
    'the bracket belongs to the address',
  ],
  ['HTTPS://OJA.NG/Post', ['https://oja.ng/Post'], 'capital letters'],
  ['javascript:alert(1)', [], 'a script'],
  ['data:text/html,x ftp://oja.ng file:///etc/passwd', [], 'other schemes'],
  ['oja.ng and www.oja.ng', [], 'no scheme'],
  ['https://', [], 'no host'],
  ['https://gtbank.com@evil.ng/login', [], 'a name before the host'],
  ['https://user:pass@evil.ng', [], 'a password before the host'],
  ['https://аррӏе.com/pay', ['https://xn--80ak6aa92e.com/pay'], 'Cyrillic that looks like Latin'],
  ['https://gtbank.com\u202Egro.live', ['https://gtbank.com'], 'a direction mark ends the address'],
  ['https://gt\u200Bbank.com', ['https://gt'], 'an invisible character ends the address'],
  ['nohttps://oja.ng', [], 'part of a word'],
] as const)('the links in "%s" are %j: %s', ([text, found]) => {
  expect(links(text)).toEqual(found);
});

test('no part of the text is lost', () => {
  const text = 'Hi (https://oja.ng/a), and\nhttps://user@evil.ng — https://oja.ng/b…';
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('an address as long as a message is parsed immediately', () => {
  const started = performance.now();
  linkify(`https://oja.ng/${')'.repeat(4000)}${'.'.repeat(4000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
