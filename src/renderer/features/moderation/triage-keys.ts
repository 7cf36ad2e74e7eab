/** What a key of the list does (spec §2 "flags"). */
export type TriageAct = 'next' | 'previous' | 'open' | 'dismiss' | 'delete';

const ACTS: Readonly<Record<string, TriageAct>> = {
  j: 'next', ArrowDown: 'next', k: 'previous', ArrowUp: 'previous', o: 'open', Enter: 'open', d: 'dismiss', Delete: 'delete', '#': 'delete',
};

/** The keys, as the screen says them. */
export const TRIAGE_HINTS = [
  { keys: ['J', '↓'], spoken: { '↓': 'Arrow Down' }, does: 'next' },
  { keys: ['K', '↑'], spoken: { '↑': 'Arrow Up' }, does: 'previous' },
  { keys: ['O'], does: 'open' },
  { keys: ['D'], does: 'dismiss' },
  { keys: ['#', 'Del'], spoken: { '#': 'Hash', Del: 'Delete' }, does: 'delete' },
];

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * What a key that was pressed in a row is to do. None where something is being typed, with a modifier (# is typed with
 * Shift on most keyboards), or where it already means something: Enter on a link or a button presses that.
 * @param row where the focus is, or in which
 */
export function triageActOf(event: KeyboardEvent, row: HTMLElement): TriageAct | undefined {
  const { key, target, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if ((shiftKey && key !== '#') || (target instanceof Element && target.closest(FIELDS))) return undefined;
  if (key === 'Enter' && target !== row) return undefined;
  const act = ACTS[key.length === 1 ? key.toLowerCase() : key];
  // A key that is held down goes on moving, and does nothing else twice.
  return event.repeat && act !== 'next' && act !== 'previous' ? undefined : act;
}
