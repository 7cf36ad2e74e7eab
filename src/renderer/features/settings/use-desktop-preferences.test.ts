import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Desktop } from '../../platform/desktop-app.ts';
import { useDesktopPreferences } from './use-desktop-preferences.ts';

type Preferences = Awaited<ReturnType<Desktop['getPreferences']>>;
type Change = Parameters<Desktop['changePreferences']>[0];

const NOTHING: Preferences = {
  startAtLogin: false,
  startHidden: false,
  doNotDisturb: false,
  mutedUntil: null,
  drawAttention: false,
  spellCheck: ['en-GB', 'yo'],
  canStartAtLogin: true,
  canStartHidden: true,
  spellCheckOffered: ['en-GB', 'yo'],
};

/** A fake main that answers when the test says so, and records its calls. */
async function open() {
  let stored = NOTHING;
  const answers: { change: Change; answer: () => void; refuse: () => void }[] = [];
  const listeners = new Set<(now: Preferences) => void>();
  const changePreferences = (change: Change) =>
    new Promise<Preferences>((resolve, reject) => {
      answers.push({
        change,
        answer() {
          stored = Object.assign({}, stored, change);
          resolve(stored);
        },
        refuse: () => reject(new Error('The disk is full.')),
      });
    });
  const onPreferences = (listener: (now: Preferences) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the preferences of the desktop are used
  const desktop = {
    getPreferences: () => Promise.resolve(stored),
    changePreferences,
    onPreferences,
  } as unknown as Desktop;
  const { result } = renderHook(() => useDesktopPreferences(desktop));
  await vi.waitFor(() => expect(result.current.preferences).toEqual(NOTHING));
  return {
    preferences: () => result.current.preferences,
    change: (change: Change) => act(() => result.current.change(change)),
    /** Completes main's nth answer. */
    end: (index: number, how: 'answer' | 'refuse' = 'answer') => act(async () => answers[index]?.[how]()),
    notify: (now: Partial<Preferences>) => act(() => listeners.forEach((listener) => listener({ ...NOTHING, ...now }))),
  };
}

it('an answer to an earlier change does not undo a later one', async () => {
  const { preferences, change, end, notify } = await open();
  change({ spellCheck: ['yo'] });
  change({ spellCheck: [] });
  await end(0);
  notify({ spellCheck: ['yo'] });
  expect(preferences()?.spellCheck).toEqual([]);
  await end(1);
  expect(preferences()?.spellCheck).toEqual([]);
  // From then on it follows the tray's menu again.
  notify({ doNotDisturb: true });
  expect(preferences()?.doNotDisturb).toBe(true);
});

it('a change that main refuses is undone, and the change before it stays', async () => {
  const { preferences, change, end } = await open();
  change({ doNotDisturb: true });
  change({ startAtLogin: true });
  expect(preferences()).toMatchObject({ doNotDisturb: true, startAtLogin: true });
  await end(0);
  await end(1, 'refuse');
  await vi.waitFor(() => expect(preferences()).toMatchObject({ doNotDisturb: true, startAtLogin: false }));
});
