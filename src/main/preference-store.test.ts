import { describe, expect, it, vi } from 'vitest';

import { BridgeFault } from './bridge-fault.ts';
import { type KeptPreferences, createPreferenceStore, isQuiet } from './preference-store.ts';

const chosen = { startHidden: false, doNotDisturb: false, mutedUntil: null, spellCheck: ['en-GB'] };
const defaults: KeptPreferences = { ...chosen, startAtLogin: false };

function storeOver(kept: Record<string, unknown>) {
  const file = { kept, read: () => file.kept, write: (next: Record<string, unknown>) => void (file.kept = next) };
  const system = { startsAtLogin: false, isOn: () => system.startsAtLogin, set: (isWanted: boolean) => void (system.startsAtLogin = isWanted) };
  return { file, system, store: createPreferenceStore(file, chosen, system) };
}

describe('what was kept', () => {
  it('holds after a restart', () => {
    const { file, system, store } = storeOver({});
    store.change({ startHidden: true, spellCheck: [] });
    expect(createPreferenceStore(file, chosen, system).get()).toEqual({ ...defaults, startHidden: true, spellCheck: [] });
  });

  it('and cannot be understood is as good as none, each by itself', () => {
    expect(storeOver({ startAtLogin: 'yes', doNotDisturb: true, mutedUntil: 12, colour: 'red' }).store.get()).toEqual({ ...defaults, doNotDisturb: true });
  });
});

describe('a change', () => {
  it('is told to those who follow, until they stop', () => {
    const { store } = storeOver({});
    const listener = vi.fn<(now: KeptPreferences) => void>();
    const stop = store.onChange(listener);
    store.change({ doNotDisturb: true });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...defaults, doNotDisturb: true });
    stop();
    store.change({ doNotDisturb: false });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('that the disk does not take is none, and says why', () => {
    const { file, store } = storeOver({});
    file.write = () => {
      throw new Error('EROFS');
    };
    expect(() => store.change({ doNotDisturb: true })).toThrow(expect.objectContaining({ code: 'not_kept', message: expect.stringContaining('could not save') }));
    expect(store.get().doNotDisturb).toBe(false);
  });
});

describe('the start at login', () => {
  it('is as the system has it, whatever was kept, at the start and at a later look', () => {
    const { system, store } = storeOver({ startAtLogin: true });
    expect(store.get().startAtLogin).toBe(false);
    const listener = vi.fn<(now: KeptPreferences) => void>();
    store.onChange(listener);
    system.startsAtLogin = true;
    expect(store.refresh().startAtLogin).toBe(true);
    store.refresh();
    expect(listener).toHaveBeenCalledExactlyOnceWith({ ...defaults, startAtLogin: true });
  });

  it('is off again where its person turned it off in the system meanwhile, and is not turned on by another change', () => {
    const { file, system, store } = storeOver({});
    store.change({ startAtLogin: true });
    system.startsAtLogin = false;
    expect(store.change({ doNotDisturb: true })).toEqual({ ...defaults, doNotDisturb: true });
    expect([system.startsAtLogin, file.kept]).toEqual([false, { ...chosen, doNotDisturb: true }]);
  });

  it('that the system refuses has not changed, and says why', () => {
    const { system, store } = storeOver({});
    system.set = () => {
      throw new BridgeFault('not_kept', 'macOS did not take it.');
    };
    expect(() => store.change({ startAtLogin: true, doNotDisturb: true })).toThrow('macOS did not take it.');
    expect(store.get()).toEqual({ ...defaults, doNotDisturb: true });
  });
});

it('all is quiet by choice, or until the hour is over and no longer', () => {
  const until = '2026-11-22T10:00:00.000Z';
  const at = Date.parse(until);
  expect(isQuiet({ doNotDisturb: true, mutedUntil: null }, at)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at - 1)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at)).toBe(false);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: null }, at)).toBe(false);
});
