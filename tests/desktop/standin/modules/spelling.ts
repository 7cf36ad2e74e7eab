/** Misspelled words and their suggestions, filled by specs, because Chromium checks no spelling without a window. */
export const misspellings = new Map<string, readonly string[]>();

/** Replaces the word at the caret, as a click on a suggestion does. Its source runs in the page. */
export function replaceWord(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const at = field.selectionStart ?? 0;
  const start = at - (/[\p{L}']*$/u.exec(field.value.slice(0, at))?.[0].length ?? 0);
  const end = at + (/^[\p{L}']*/u.exec(field.value.slice(at))?.[0].length ?? 0);
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
