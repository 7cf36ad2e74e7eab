import { useState, type RefObject } from 'react';

import { cleanCode, fillBoxes, splitCode, typedCharacters, type CodeCharacters } from './code-boxes.ts';

/** The keydown fields that are used. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface CodeBoxesOptions {
  /** The element around the boxes. */
  row: RefObject<HTMLElement | null>;
  /** The form's value. */
  code: string;
  /** Changes the form's value. */
  setCode: (code: string) => void;
  /** Number of boxes. */
  length: number;
  /** Allowed characters. */
  allowed: CodeCharacters;
  /** Called when the code becomes complete. */
  onComplete: ((code: string) => void) | undefined;
}

/** The content of the boxes, and the handlers for typing, pasting and keys. */
export function useCodeBoxes({ row, code, setCode, length, allowed, onComplete }: CodeBoxesOptions) {
  const [boxes, setBoxes] = useState(() => splitCode(code, length));
  // The boxes may have gaps, the form's value may not: the boxes are used until the form's value changes.
  const characters = boxes.join('') === code && boxes.length === length ? boxes : splitCode(code, length);

  const focus = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();
  const change = (next: string[]) => {
    setBoxes(next);
    const joined = next.join('');
    setCode(joined);
    if (joined.length === length && joined !== code) onComplete?.(joined);
  };
  const insert = (raw: string, at: number) => {
    const text = cleanCode(raw, allowed);
    if (text === '') return;
    const filled = fillBoxes(characters, at, text);
    change(filled.boxes);
    focus(filled.focus);
  };
  const clear = (index: number) => change(characters.with(index, ''));

  return {
    /** The text of each box. */
    characters,
    /** Index of the box that gets the form's focus: the first empty one. */
    startAt: Math.max(0, characters.indexOf('')),
    /** Handles text that is longer than a character: pasted, or filled in by a phone. */
    insert,
    /** Sets a box's text. */
    type: (text: string, index: number) => {
      const before = characters[index] ?? '';
      if (text === '') clear(index);
      else insert(typedCharacters(before, text), index);
    },
    /** Handles a key. Returns whether it was handled; otherwise the browser's default applies. */
    pressKey: ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress, index: number): boolean => {
      // Alt with ← navigates back in the browser, and Shift with ← selects.
      if (altKey || ctrlKey || metaKey || (shiftKey && key !== 'Backspace')) return false;
      if (key === 'ArrowLeft') focus(index - 1);
      else if (key === 'ArrowRight') focus(index + 1);
      else if (key === 'Home') focus(0);
      else if (key === 'End') focus(length - 1);
      else if (key === 'Backspace' && characters[index] === '' && index > 0) {
        clear(index - 1);
        focus(index - 1);
      } else return false;
      return true;
    },
  };
}
