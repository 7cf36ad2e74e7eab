/**
 * Runs in the page: types texts into a field and sends each with Enter, without pauses.
 * @returns when each was sent
 */
export async function typeAll(field: Element, texts: readonly string[]): Promise<number[]> {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('This is no field for messages.');
  const moments: number[] = [];
  for (const text of texts) {
    field.focus();
    field.select();
    // Browsers do this for a key, so React receives the event.
    document.execCommand('insertText', false, text);
    await new Promise((resolve) => setTimeout(resolve));
    moments.push(Date.now());
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    if (field.value !== '') throw new Error(`"${text}" was not taken: the field holds "${field.value}".`);
  }
  return moments;
}
