/**
 * Moves the focus to the screen, after a key or a command has led to another one: what had the focus is gone, and the
 * next Tab begins at the top of the screen.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
