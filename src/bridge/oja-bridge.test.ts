import { describe, expect, expectTypeOf, it } from 'vitest';

import type { BridgeAnswer } from './answer.ts';
import { type AppInfo, type CallName, TIME_LIMITS } from './calls.ts';
import type { OjaBridge, PayloadOf } from './oja-bridge.ts';
import { PAYLOADS } from './payloads.ts';
import type { LoadedSession, SessionValue } from './sessions.ts';

const load = (bridge: OjaBridge) => bridge.call('session.load');
const info = (bridge: OjaBridge) => bridge.call('app.info');

describe('the one map types every side', () => {
  it('a call takes what the map says', () => {
    expectTypeOf<PayloadOf<'session.load'>>().toEqualTypeOf<[]>();
    expectTypeOf<PayloadOf<'session.save'>>().toEqualTypeOf<[payload: SessionValue]>();
    expectTypeOf<PayloadOf<'shell.openExternal'>>().toEqualTypeOf<[payload: string]>();
  });

  it('a call gives what the map says, or an error', () => {
    expectTypeOf(load).returns.resolves.toEqualTypeOf<BridgeAnswer<LoadedSession>>();
    expectTypeOf(info).returns.resolves.toEqualTypeOf<BridgeAnswer<AppInfo>>();
  });

  it('a call without a validator or a time limit does not compile', () => {
    expectTypeOf<keyof typeof PAYLOADS>().toEqualTypeOf<CallName>();
    expectTypeOf<Omit<typeof PAYLOADS, 'app.info'>>().not.toExtend<typeof PAYLOADS>();
    expectTypeOf<Omit<typeof TIME_LIMITS, 'app.info'>>().not.toExtend<typeof TIME_LIMITS>();
    expect(Object.keys(TIME_LIMITS)).toEqual(Object.keys(PAYLOADS));
  });
});

describe('the page is not trusted to send what its types say', () => {
  it.each<[CallName, unknown]>([
    ['session.load', undefined],
    ['session.save', { state: '{}', accessToken: null }],
    ['session.save', { state: 'ọjà'.repeat(1000), accessToken: 'token' }],
    ['shell.openExternal', 'https://oja.ng'],
  ])('%s takes a right payload', (name, payload) => {
    expect(PAYLOADS[name].safeParse(payload).success).toBe(true);
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
  ])('%s refuses a wrong one', (name, payload) => {
    expect(PAYLOADS[name].safeParse(payload).success).toBe(false);
  });
});
