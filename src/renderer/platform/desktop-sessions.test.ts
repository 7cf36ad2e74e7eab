import { describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import type { StoredSessionAnswer } from '../../bridge/sessions.ts';
import { createDesktopSessions } from './desktop-sessions.ts';
import { NO_LISTS, type StoredSession } from './stored-session.ts';

const session: StoredSession = { user: ADA, accessToken: 'secret-token', lists: NO_LISTS };

type Call = (name: string, payload?: unknown) => Promise<unknown>;

/** A bridge whose session.load returns this result, and which records its calls. */
function bridgeWith(found: StoredSessionAnswer) {
  return {
    call: vi.fn<Call>((name) => Promise.resolve({ ok: true, value: name === 'session.load' ? found : undefined })),
  };
}
const clearsNothing: Call = (name) =>
  Promise.resolve(
    name === 'session.clear'
      ? { ok: false, error: { code: 'internal', message: 'No.' } }
      : { ok: true, value: undefined },
  );
const neverAnswers: Call = () =>
  Promise.resolve({ ok: false, error: { code: 'timed_out', message: 'Oja did not answer in time.' } });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double answers only the calls these tests make
const sessionsOver = (bridge: unknown) => createDesktopSessions(bridge as Parameters<typeof createDesktopSessions>[0]);

describe('the session on the desktop', () => {
  it('is saved with its token in a separate field, never in the plain text', async () => {
    const bridge = bridgeWith({ status: 'none' });
    await sessionsOver(bridge).save(session);
    expect(bridge.call).toHaveBeenCalledExactlyOnceWith('session.save', {
      state: expect.not.stringContaining('secret-token'),
      accessToken: 'secret-token',
    });
  });

  it('is complete after a restart', async () => {
    const state = JSON.stringify({ version: 2, ...session, accessToken: '' });
    const sessions = sessionsOver(
      bridgeWith({ status: 'loaded', session: { state, accessToken: 'secret-token' }, lasts: 'until_sign_out' }),
    );
    expect(await sessions.load()).toEqual({ status: 'found', session });
    expect(sessions.isPresent()).toBe(true);
  });

  it('of version 1, which had no lists, can be read', async () => {
    const state = JSON.stringify({ version: 1, user: ADA, accessToken: '' });
    const sessions = sessionsOver(
      bridgeWith({ status: 'loaded', session: { state, accessToken: 'secret-token' }, lasts: 'until_sign_out' }),
    );
    expect(await sessions.load()).toEqual({ status: 'found', session });
  });

  it('stores the lists of the signed-in user only', async () => {
    const bridge = bridgeWith({ status: 'none' });
    const sessions = sessionsOver(bridge);
    await sessions.saveLists({ ...NO_LISTS, ownerId: ADA._id });
    expect(bridge.call).not.toHaveBeenCalled();
    await sessions.save(session);
    await sessions.saveLists({ ...NO_LISTS, ownerId: 'somebody else' });
    expect(bridge.call).toHaveBeenCalledTimes(1);
    await sessions.saveLists({ ...NO_LISTS, ownerId: ADA._id });
    expect(bridge.call).toHaveBeenLastCalledWith('session.save', {
      state: expect.stringContaining(`"ownerId":"${ADA._id}"`),
      accessToken: 'secret-token',
    });
  });

  it('is not saved while it is being cleared: that would sign the user in again', async () => {
    const calls: string[] = [];
    const cleared = Promise.withResolvers<void>();
    const call: Call = async (name) => {
      calls.push(name);
      if (name === 'session.clear') await cleared.promise;
      return { ok: true, value: { status: 'none' } };
    };
    const sessions = sessionsOver({ call });
    await sessions.save(session);
    const clearing = sessions.clear();
    await sessions.saveLists({ ...NO_LISTS, ownerId: ADA._id });
    await sessions.save(session);
    cleared.resolve();
    await clearing;
    expect(calls).toEqual(['session.save', 'session.clear']);
    expect(sessions.isPresent()).toBe(false);
  });

  it('stays if it could not be cleared', async () => {
    const sessions = sessionsOver({ call: clearsNothing });
    await sessions.save(session);
    await expect(sessions.clear()).rejects.toThrow('No.');
    expect(sessions.isPresent()).toBe(true);
  });

  it.each<[string, StoredSessionAnswer, RegExp]>([
    ['a locked keychain', { status: 'locked', wroteWith: 'kwallet6', have: 'basic_text' }, /saved with kwallet6/],
    ['a computer without a keychain', { status: 'token_not_stored', state: '{}' }, /no keychain/],
    ['a file of a newer version', { status: 'newer' }, /newer version/],
    ['a damaged file', { status: 'corrupt' }, /damaged/],
    [
      'a state of a newer version',
      { status: 'loaded', session: { state: '{"version":3}', accessToken: 'x' }, lasts: 'until_sign_out' },
      /newer version/,
    ],
    [
      'an unreadable state',
      { status: 'loaded', session: { state: '{', accessToken: 'x' }, lasts: 'until_sign_out' },
      /could not be read/,
    ],
  ])('%s is reported in words, and does not count as signed in', async (_case, found, words) => {
    const sessions = sessionsOver(bridgeWith(found));
    expect(await sessions.load()).toEqual({ status: 'unreadable', reason: expect.stringMatching(words) });
    expect(sessions.isPresent()).toBe(false);
  });

  it('an unreadable state is set aside by the next session, once, and by no other', async () => {
    const bridge = bridgeWith({
      status: 'loaded',
      session: { state: '{"version":3}', accessToken: 'x' },
      lasts: 'until_sign_out',
    });
    const sessions = sessionsOver(bridge);
    await sessions.load();
    await sessions.save(session);
    expect(bridge.call).toHaveBeenLastCalledWith('session.save', expect.objectContaining({ setsAside: true }));
    await sessions.save(session);
    expect(bridge.call).toHaveBeenLastCalledWith('session.save', expect.not.objectContaining({ setsAside: true }));
  });

  it.each([
    ['no_keychain', /no keychain/],
    ['disk_refuses', /disk is full/],
  ] as const)('%s: the user is signed in, and gets a message that the session will not last', async (lasts, words) => {
    const state = JSON.stringify({ version: 2, ...session, accessToken: '' });
    const sessions = sessionsOver(
      bridgeWith({ status: 'loaded', session: { state, accessToken: 'secret-token' }, lasts }),
    );
    expect(await sessions.load()).toEqual({ status: 'found', session, remark: expect.stringMatching(words) });
  });

  it('reports that main does not answer', async () => {
    expect(await sessionsOver({ call: neverAnswers }).load()).toEqual({
      status: 'unreadable',
      reason: 'Oja did not answer in time.',
    });
  });
});
