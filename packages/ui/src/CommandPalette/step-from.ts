/**
 * Returns where a key leads in a list: the arrow keys round its ends, Home and End to its ends.
 * @param key the pressed key, `KeyboardEvent.key`
 * @param index the current position, -1 for none
 * @param count the length of the list
 * @returns undefined if the key does not move, or the list is empty
 */
export function stepFrom(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
