/** Elements in which keys type. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Keys that were pressed before the code that handles them had loaded, in their order. */
const early: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  const isHeld = event.ctrlKey || event.metaKey;
  // Only the switcher's key has a modifier: the others are the browser's.
  if (event.key.length > 1 || (isHeld ? event.key !== 'k' : document.activeElement?.closest(TYPED_IN))) return;
  early.push(event);
  if (isHeld) event.preventDefault();
}

/** Begins to keep keys: what handles them is loaded later (app/shell/frame-parts.tsx). */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Ends it, and presses them again: no press is lost. */
export function replayEarlyKeys(): void {
  document.removeEventListener('keydown', keep);
  for (const event of early.splice(0)) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
}
