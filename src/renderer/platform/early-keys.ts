/** Elements in which keys type. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Letters and signs that were pressed before the code that handles them had loaded, in their order. */
const early: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  const isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
  if (isPlain && !isTyped && !event.defaultPrevented) early.push(event);
}

/** Begins to keep letters and signs: what handles them is loaded later (app/shell/frame-parts.tsx). */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Ends it, and presses them again: no press is lost. */
export function replayEarlyKeys(): void {
  document.removeEventListener('keydown', keep);
  for (const event of early.splice(0)) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
}
