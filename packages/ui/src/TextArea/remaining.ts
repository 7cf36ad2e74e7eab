const number = new Intl.NumberFormat('en-NG');

/** How much may still be typed, in words. */
export function remainingText(left: number): string {
  const amount = number.format(Math.abs(left));
  const noun = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${amount} ${noun} too many` : `${amount} ${noun} left`;
}
