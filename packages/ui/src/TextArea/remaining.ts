import { useEffect, useState } from 'react';

const number = new Intl.NumberFormat('en-NG');

/** How much may still be typed, in words. */
export function remainingText(left: number): string {
  const amount = number.format(Math.abs(left));
  const noun = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${amount} ${noun} too many` : `${amount} ${noun} left`;
}

/** The text once typing has paused for a second, so that a screen reader is not interrupted at every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
