/** Words that count as misspelt, with what is suggested for each; filled by the specs, since Chromium judges none without a window. */
export const misspellings = new Map<string, readonly string[]>();

/** Replaces the word at the caret, as a press on a suggestion does. Runs in the page, as its own source. */
export function replaceWord(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const at = field.selectionStart ?? 0;
  const start = at - (/[\p{L}']*$/u.exec(field.value.slice(0, at))?.[0].length ?? 0);
  const end = at + (/^[\p{L}']*/u.exec(field.value.slice(at))?.[0].length ?? 0);
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
