import { describe, expect, it } from 'vitest';

import { openServerChoice } from './server-choice.ts';

const BUILT_IN = 'https://oja.example';
const CONFIG = {
  uploadUrl: '/api/upload',
  googleClientId: null,
  vendorFormUrl: null,
  androidAppUrl: null,
  supportUrl: null,
};
type Ask = Parameters<typeof openServerChoice>[2];
const oja: Ask = () => Promise.resolve(Response.json(CONFIG));

function createChoice(ask: Ask, content: Record<string, unknown> = {}) {
  const file = {
    content,
    read: () => file.content,
    write: (next: Record<string, unknown>) => void (file.content = next),
  };
  const requests: string[] = [];
  const choice = openServerChoice(BUILT_IN, file, (address, init) => {
    requests.push(address);
    return ask(address, init);
  });
  return { choice, file, requests };
}

describe('another server', () => {
  it.each([
    ['https://market.example', 'https://market.example'],
    ['market.example', 'https://market.example'],
    [' https://market.example/dashboard?x=1 ', 'https://market.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['HTTP://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ])('%j is checked to be Oja, and stored over restarts', async (typed, origin) => {
    const { choice, file, requests } = createChoice(oja);
    expect(await choice.change(typed)).toEqual({ status: 'saved', origin });
    expect(requests).toEqual([`${origin}/config.json`]);
    expect(choice.current()).toBe(origin);
    expect(openServerChoice(BUILT_IN, file, oja).current()).toBe(origin);
  });

  it('an empty address restores the built-in server without a check', async () => {
    const { choice, requests } = createChoice(oja, { origin: 'https://market.example' });
    expect(await choice.change('  ')).toEqual({ status: 'saved', origin: BUILT_IN });
    expect([choice.current(), requests]).toEqual([BUILT_IN, []]);
  });
});

describe('a server is not stored, and the user gets the reason', () => {
  it.each([
    'http://market.example',
    'ftp://market.example',
    'javascript:alert(1)',
    'https://ada:secret@market.example',
    'file:///etc/passwd',
    'not an address',
    'https://',
  ])('for %s, without a request', async (typed) => {
    const { choice, requests } = createChoice(oja);
    expect(await choice.change(typed)).toEqual({
      status: 'refused',
      reason: expect.stringContaining('no address of a server'),
    });
    expect([choice.current(), requests]).toEqual([BUILT_IN, []]);
  });

  it.each<[string, Ask, string]>([
    [
      'a server that is not Oja',
      () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
      'Nobody answers',
    ],
    ['a server that answers something else', () => Promise.resolve(Response.json({ data: 1 })), 'not a server of Oja'],
    ['a server that answers 404', () => Promise.resolve(new Response(null, { status: 404 })), 'not a server of Oja'],
    ['an address without a server', () => Promise.reject(new TypeError('fetch failed')), 'Nobody answers'],
  ])('for %s', async (_who, ask, words) => {
    const { choice, file } = createChoice(ask);
    expect(await choice.change('market.example')).toEqual({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
    expect([choice.current(), file.content]).toEqual([BUILT_IN, {}]);
  });

  it('when the disk refuses the file', async () => {
    const { choice, file } = createChoice(oja);
    file.write = () => {
      throw new Error('EROFS');
    };
    expect(await choice.change('market.example')).toEqual({
      status: 'refused',
      reason: expect.stringContaining('could not be saved'),
    });
    expect(choice.current()).toBe(BUILT_IN);
  });
});

it.each([{ origin: 12 }, { origin: 'javascript:alert(1)' }, { origin: 'http://evil.example' }, {}])(
  'an invalid stored value (%j) is ignored',
  (content) => {
    expect(createChoice(oja, content).choice.current()).toBe(BUILT_IN);
  },
);
