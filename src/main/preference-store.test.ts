import { describe, expect, it, vi } from 'vitest';

import { type KeptPreferences, createPreferenceStore, isQuiet } from './preference-store.ts';

const defaults: KeptPreferences = { startAtLogin: false, startHidden: false, doNotDisturb: false, mutedUntil: null, spellCheck: ['en-GB'] };

function storeOver(kept: Record<string, unknown>) {
  const file = { kept, read: () => file.kept, write: (next: Record<string, unknown>) => void (file.kept = next) };
  return { file, store: createPreferenceStore(file, defaults) };
}

describe('what was kept', () => {
  it('holds after a restart', () => {
    const { file, store } = storeOver({});
    store.change({ startHidden: true, spellCheck: [] });
    expect(createPreferenceStore(file, defaults).get()).toEqual({ ...defaults, startHidden: true, spellCheck: [] });
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

it('all is quiet by choice, or until the hour is over and no longer', () => {
  const until = '2026-11-22T10:00:00.000Z';
  const at = Date.parse(until);
  expect(isQuiet({ doNotDisturb: true, mutedUntil: null }, at)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at - 1)).toBe(true);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: until }, at)).toBe(false);
  expect(isQuiet({ doNotDisturb: false, mutedUntil: null }, at)).toBe(false);
});
