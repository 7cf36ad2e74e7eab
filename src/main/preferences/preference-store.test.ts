import { describe, expect, it, vi } from 'vitest';

import { BridgeCallError } from '../faults/bridge-call-error.ts';
import { FIRST_PREFERENCES, type StoredPreferences, createPreferenceStore, isQuiet } from './preference-store.ts';

const chosen = { ...FIRST_PREFERENCES, spellCheck: ['en-GB'] };
const defaults: StoredPreferences = { ...chosen, startAtLogin: false };

function createStore(content: Record<string, unknown>) {
  const file = {
    content,
    read: () => file.content,
    write: (next: Record<string, unknown>) => void (file.content = next),
  };
  const system = {
    startsAtLogin: false,
    isOn: () => system.startsAtLogin,
    set: (isWanted: boolean) => void (system.startsAtLogin = isWanted),
  };
  return { file, system, store: createPreferenceStore(file, chosen, system) };
}

describe('stored preferences', () => {
  it('survive a restart', () => {
    const { file, system, store } = createStore({});
    store.change({ startHidden: true, spellCheck: [] });
    expect(createPreferenceStore(file, chosen, system).get()).toEqual({
      ...defaults,
      startHidden: true,
      spellCheck: [],
    });
  });

  it('that are invalid are replaced by their default, and the others stay', () => {
    expect(createStore({ startAtLogin: 'yes', doNotDisturb: true, mutedUntil: 12, colour: 'red' }).store.get()).toEqual(
      {
        ...defaults,
        doNotDisturb: true,
      },
    );
  });
});

it('a new installation draws attention to messages, until the user turns it off', () => {
  expect(createStore({}).store.get().drawAttention).toBe(true);
  const { file, system, store } = createStore({});
  store.change({ drawAttention: false });
  expect(createPreferenceStore(file, chosen, system).get().drawAttention).toBe(false);
});

describe('a change', () => {
  it('notifies its listeners until they unsubscribe', () => {
    const { store } = createStore({});
    const listener = vi.fn<(now: StoredPreferences) => void>();
    const stop = store.onChange(listener);
    store.change({ doNotDisturb: true });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...defaults, doNotDisturb: true });
    stop();
    store.change({ doNotDisturb: false });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not applied when the disk refuses it, and throws the reason', () => {
    const { file, store } = createStore({});
    file.write = () => {
      throw new Error('EROFS');
    };
    expect(() => store.change({ doNotDisturb: true })).toThrow(
      expect.objectContaining({ code: 'not_stored', message: expect.stringContaining('could not save') }),
    );
    expect(store.get().doNotDisturb).toBe(false);
  });
});

describe('starting at login', () => {
  it('follows the system at the start and at each refresh, not the stored value', () => {
    const { system, store } = createStore({ startAtLogin: true });
    expect(store.get().startAtLogin).toBe(false);
    const listener = vi.fn<(now: StoredPreferences) => void>();
    store.onChange(listener);
    system.startsAtLogin = true;
    expect(store.refresh().startAtLogin).toBe(true);
    store.refresh();
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...defaults, startAtLogin: true });
  });

  it('is off after the user turned it off in the system, and another change does not turn it on', () => {
    const { file, system, store } = createStore({});
    store.change({ startAtLogin: true });
    system.startsAtLogin = false;
    expect(store.change({ doNotDisturb: true })).toEqual({ ...defaults, doNotDisturb: true });
    expect([system.startsAtLogin, file.content]).toEqual([false, { ...chosen, doNotDisturb: true }]);
  });

  it('is unchanged when the system refuses it, and throws the reason', () => {
    const { system, store } = createStore({});
    system.set = () => {
      throw new BridgeCallError('not_stored', 'macOS did not take it.');
    };
    expect(() => store.change({ startAtLogin: true, doNotDisturb: true })).toThrow('macOS did not take it.');
    expect(store.get()).toEqual({ ...defaults, doNotDisturb: true });
  });
});

it('notifications are muted by choice, or until the hour has passed', () => {
  const until = '2026-11-22T10:00:00.000Z';
  const at = Date.parse(until);
  expect(isQuiet({ doNotDisturb: true, mutedUntil: null }, at)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at - 1)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at)).toBe(false);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: null }, at)).toBe(false);
});
