import type { KeyHint } from '@oja/ui/KeyHints';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { storedTexts } from './stored-texts.ts';

/** A keyboard shortcut of the page, and how it is listed. */
export interface PageKey<Act extends string = string> extends KeyHint {
  /** The name of its action in the code. */
  act: Act;
  /** The values of `KeyboardEvent.key` that trigger it, with letters in lower case. */
  on: readonly string[];
  /** The key that must be pressed before it: a sequence. */
  after?: string;
  /** Whether the list of keys shows it, when it is not always of use. Default: always. */
  isOffered?: () => boolean;
  /** Whether holding the key down repeats the action. Default false. */
  repeats?: boolean;
}

interface RegisteredKeys {
  keys: readonly PageKey[];
  press: (key: PageKey, event: KeyboardEvent) => boolean;
}

/** Elements that use key presses themselves. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** How long the second key of a sequence is waited for, in milliseconds. */
const SEQUENCE_MS = 1500;

/** The key that has begun a sequence, and when. */
let begun: { name: string; at: number } | undefined;

let registered: readonly RegisteredKeys[] = [];
const listeners = new Set<() => void>();

const setting = storedTexts('oja.page-keys');

/**
 * Whether letters and signs are shortcuts. The user can turn them off on this device (WCAG 2.1.4). Other keys always
 * work.
 */
export const useCharacterKeys = (): boolean => setting.useText('') !== 'off';

/** Turns letters and signs as shortcuts on or off on this device. */
export function setCharacterKeys(isOn: boolean): void {
  setting.write('', isOn ? '' : 'off');
}

function isForPage({
  target,
  key,
  defaultPrevented,
  isComposing,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return false;
  // Some keyboards need Shift for a sign, but never for a letter.
  if (shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase())) return false;
  return !(target instanceof Element && target.closest(TAKES_KEYS));
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isForPage(event)) return;
  const isCharacter = event.key.length === 1;
  if (isCharacter && setting.read('') === 'off') return;
  const name = isCharacter ? event.key.toLowerCase() : event.key;
  const first = begun && event.timeStamp - begun.at < SEQUENCE_MS ? begun.name : undefined;
  begun = undefined;
  for (const { keys, press } of registered) {
    const key = keys.find(({ on, after }) => after === first && on.includes(name));
    if (key && (key.repeats || !event.repeat) && press(key, event)) {
      event.preventDefault();
      return;
    }
  }
  if (registered.some(({ keys }) => keys.some(({ after }) => after === name))) begun = { name, at: event.timeStamp };
}

function change(next: readonly RegisteredKeys[]): void {
  registered = next;
  if (registered.length > 0) document.addEventListener('keydown', onKeyDown);
  else document.removeEventListener('keydown', onKeyDown);
  for (const listener of listeners) listener();
}

/**
 * Registers shortcuts without a modifier, which work while this component is shown and are listed by "?". They do
 * nothing while text is typed, in a dialog or in a menu (WCAG 2.1.4).
 * @param keys always the same array
 * @param onPress performs the action; returns false if it does not apply now, so that the browser handles the key
 */
export function usePageKeys<Act extends string>(
  keys: readonly PageKey<Act>[],
  onPress: (act: Act, event: KeyboardEvent) => boolean,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const own: RegisteredKeys = {
      keys,
      press: ({ act }, event) => {
        const key = keys.find((each) => each.act === act);
        return key !== undefined && press(key.act, event);
      },
    };
    change([...registered, own]);
    return () => change(registered.filter((each) => each !== own));
  }, [keys]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All shortcuts that work on the page now. */
export function useRegisteredKeys(): readonly PageKey[] {
  return useSyncExternalStore(subscribe, () => registered).flatMap(({ keys }) => keys);
}
