import { describe, expect, expectTypeOf, it } from 'vitest';

import { PICTURE_SIDE } from './alerts.ts';
import type { BridgeAnswer } from './answer.ts';
import { type AppInfo, CALLS, type CallName, isCallName } from './calls.ts';
import type { OjaBridge, CallArguments } from './oja-bridge.ts';
import type { StoredSessionAnswer } from './sessions.ts';

const load = (bridge: OjaBridge) => bridge.call('session.load');
const info = (bridge: OjaBridge) => bridge.call('app.info');
const waking = (bridge: OjaBridge) => bridge.on('path.requested', (path) => expectTypeOf(path).toBeString());

// @ts-expect-error -- the map has no such call
const unknownCall = (bridge: OjaBridge) => bridge.call('no.such');
// @ts-expect-error -- the map has no such event
const unknownEvent = (bridge: OjaBridge) => bridge.on('no.such', () => undefined);

describe('the map of calls types both sides of the bridge', () => {
  it('a call takes the payload that the map declares', () => {
    expectTypeOf<CallArguments<'session.load'>>().toEqualTypeOf<[]>();
    expectTypeOf<CallArguments<'session.save'>>().toEqualTypeOf<
      [payload: { state: string; accessToken: string | null; setsAside?: boolean | undefined }]
    >();
    expectTypeOf<CallArguments<'shell.openExternal'>>().toEqualTypeOf<[payload: string]>();
  });

  it('a call returns the result that the map declares, or an error', () => {
    expectTypeOf(load).returns.resolves.toEqualTypeOf<BridgeAnswer<StoredSessionAnswer>>();
    expectTypeOf(info).returns.resolves.toEqualTypeOf<BridgeAnswer<AppInfo>>();
  });

  it('a call or an event that is not in the map does not compile', () => {
    expect([unknownCall, unknownEvent]).toHaveLength(2);
  });

  it('listening to an event returns a function that stops it', () => {
    expectTypeOf(waking).returns.toEqualTypeOf<() => void>();
  });

  it('names of inherited properties are not calls', () => {
    for (const name of ['toString', '__proto__', 'app.quit', '', 1, null, undefined, ['app.info']])
      expect(isCallName(name)).toBe(false);
    for (const name of Object.keys(CALLS)) expect(isCallName(name)).toBe(true);
  });
});

const alert = {
  id: 'm1',
  viewerId: 'u1',
  conversationId: 'c1',
  title: 'Bayo',
  body: 'Good morning',
  path: '/dashboard/chat/bayo',
};

const pictureOf = (picture: string) => CALLS['alerts.show'].payloadSchema.parse({ ...alert, picture }).picture;

it('an alert whose picture has another form is shown without it', () => {
  const drawn = Buffer.alloc(PICTURE_SIDE * PICTURE_SIDE * 4).toString('base64');
  expect(pictureOf(drawn)).toBe(drawn);
  expect(['https://evil.com/1.png', drawn.slice(4), drawn.replace('A', '!')].map(pictureOf)).toEqual(
    Array.from({ length: 3 }),
  );
});

describe('payloads from the page are validated', () => {
  it.each<[CallName, unknown]>([
    ['session.load', undefined],
    ['session.save', { state: '{}', accessToken: null }],
    ['session.save', { state: '{}', accessToken: 'token', setsAside: true }],
    ['session.save', { state: 'ọjà'.repeat(1000), accessToken: 'token' }],
    ['shell.openExternal', 'https://oja.ng'],
    ['unread.show', 0],
    ['alerts.show', alert],
    ['alerts.close', ['m1']],
    ['preferences.change', { mutedUntil: '2026-11-22T10:00:00.000Z' }],
    ['preferences.change', { spellCheck: [] }],
    ['preferences.change', { drawAttention: true }],
    ['server.change', ''],
  ])('%s accepts a valid payload', (name, payload) => {
    expect(CALLS[name].payloadSchema.safeParse(payload).success).toBe(true);
  });

  it.each<[CallName, unknown]>([
    ['session.load', { everything: true }],
    ['session.save', undefined],
    ['session.save', { state: '{}' }],
    ['session.save', { state: {}, accessToken: null }],
    ['session.save', { state: '{}', accessToken: '' }],
    ['session.save', { state: '{}', accessToken: 'x'.repeat(4097) }],
    ['session.save', { state: 'x'.repeat(5 * 1024 * 1024 + 1), accessToken: null }],
    ['session.save', { state: '{}', accessToken: null, path: '/etc/passwd' }],
    ['shell.openExternal', ['https://oja.ng']],
    ['shell.openExternal', `https://oja.ng/${'x'.repeat(2048)}`],
    ['unread.show', -1],
    ['unread.show', 1.5],
    ['alerts.show', { ...alert, path: 'https://evil.com' }],
    ['alerts.show', { ...alert, body: 'x'.repeat(1001) }],
    ['alerts.close', 'm1'],
    ['preferences.change', { startAtLogin: 'yes' }],
    ['preferences.change', { doNotDisturb: true, path: '/etc/passwd' }],
    ['preferences.change', { mutedUntil: 'tomorrow' }],
    ['server.change', undefined],
  ])('%s refuses an invalid payload', (name, payload) => {
    expect(CALLS[name].payloadSchema.safeParse(payload).success).toBe(false);
  });
});
