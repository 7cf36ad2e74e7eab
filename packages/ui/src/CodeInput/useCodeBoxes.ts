import { useState, type RefObject } from 'react';

import { cleanCode, fillBoxes, splitCode, typedCharacters, type CodeCharacters } from './code-boxes.ts';

/** What counts of a keydown. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface CodeBoxesOptions {
  /** The element around the boxes. */
  row: RefObject<HTMLElement | null>;
  /** The form's value. */
  code: string;
  /** Changes the form's value. */
  setCode: (code: string) => void;
  /** How many boxes. */
  length: number;
  /** What the characters may be. */
  allowed: CodeCharacters;
  /** Called when the last missing character has come. */
  onComplete: ((code: string) => void) | undefined;
}

/** What the boxes hold, and what typing, pasting and keys do to them. */
export function useCodeBoxes({ row, code, setCode, length, allowed, onComplete }: CodeBoxesOptions) {
  const [kept, setKept] = useState(() => splitCode(code, length));
  // The form's value has no gaps, the boxes may; so theirs count until the form says something else.
  const characters = kept.join('') === code && kept.length === length ? kept : splitCode(code, length);

  const focus = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();
  const change = (next: string[]) => {
    setKept(next);
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
    /** What each box shows. */
    characters,
    /** The box where a form's focus goes: the first empty one. */
    startAt: Math.max(0, characters.indexOf('')),
    /** A whole text comes into a box: paste, or a phone that fills in the code. */
    insert,
    /** A box now holds this text. */
    type: (text: string, index: number) => {
      const before = characters[index] ?? '';
      if (text === '') clear(index);
      else insert(typedCharacters(before, text), index);
    },
    /** Whether the key is done with; otherwise the browser does what it always does. */
    pressKey: ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress, index: number): boolean => {
      // Alt with ← is the browser's way back, Shift with it selects.
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
