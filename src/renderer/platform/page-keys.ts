import type { KeyHint } from '@oja/ui/KeyHints';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { characterKeys } from './stored-texts.ts';

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
  /**
   * What is held with it: `mod` is Control, or ⌘ on a Mac. A key with a modifier also works while text is typed, and
   * cannot be turned off. Default: nothing.
   */
  held?: Held;
  /** Whether holding the key down repeats the action. Default false. */
  repeats?: boolean;
}

type Held = 'mod' | 'alt' | 'alt+shift';

interface RegisteredKeys {
  keys: readonly PageKey[];
  press: (key: PageKey, event: KeyboardEvent) => boolean;
}

/** Elements that use key presses themselves. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"]';
/** What covers the page: its keys wait until it is closed. */
const COVERS_PAGE = 'dialog[open], [role="dialog"], [role="menu"]';

/** Whether this is a Mac, where ⌘ takes the place of Control. */
export const isMac = (): boolean => /Mac|iP/.test(navigator.userAgent);

/** How long the second key of a sequence is waited for, in milliseconds. */
const SEQUENCE_MS = 1500;

/** The key that has begun a sequence, and when. */
let begun: { name: string; at: number } | undefined;

let registered: readonly RegisteredKeys[] = [];
const listeners = new Set<() => void>();

/**
 * Whether letters and signs are shortcuts. The user can turn them off on this device (WCAG 2.1.4). Other keys always
 * work.
 */
export const useCharacterKeys = (): boolean => characterKeys.useText('') !== 'off';

/** Turns letters and signs as shortcuts on or off on this device. */
export function setCharacterKeys(isOn: boolean): void {
  characterKeys.write('', isOn ? '' : 'off');
}

/** Which modifiers of a shortcut are held; '' for none, undefined for those that no shortcut has. */
function heldIn({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Held | '' | undefined {
  const isMod = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isMod && !altKey && !shiftKey) return 'mod';
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return shiftKey ? 'alt+shift' : 'alt';
  // Some keyboards need Shift for a sign, but never for a letter.
  return shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase()) ? undefined : '';
}

function isForPage({ target }: KeyboardEvent, held: Held | ''): boolean {
  if (held !== '') return document.querySelector(COVERS_PAGE) === null;
  return !(target instanceof Element && target.closest(TAKES_KEYS));
}

function onKeyDown(event: KeyboardEvent): void {
  const held = heldIn(event);
  if (event.defaultPrevented || event.isComposing || held === undefined || !isForPage(event, held)) return;
  const isCharacter = event.key.length === 1;
  if (isCharacter && held === '' && characterKeys.read('') === 'off') return;
  const name = isCharacter ? event.key.toLowerCase() : event.key;
  const isPlain = held === '';
  const first = isPlain && begun && event.timeStamp - begun.at < SEQUENCE_MS ? begun.name : undefined;
  if (isPlain) begun = undefined;
  for (const { keys, press } of registered) {
    const key = keys.find((each) => (each.held ?? '') === held && each.after === first && each.on.includes(name));
    if (key && (key.repeats || !event.repeat) && press(key, event)) {
      event.preventDefault();
      return;
    }
  }
  if (isPlain && registered.some(({ keys }) => keys.some(({ after }) => after === name)))
    begun = { name, at: event.timeStamp };
}

function change(next: readonly RegisteredKeys[]): void {
  registered = next;
  if (registered.length > 0) document.addEventListener('keydown', onKeyDown);
  else document.removeEventListener('keydown', onKeyDown);
  for (const listener of listeners) listener();
}

/**
 * Registers shortcuts, which work while this component is shown and are listed by "?". They do nothing in a dialog or
 * in a menu, and those without a modifier nothing while text is typed (WCAG 2.1.4).
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
