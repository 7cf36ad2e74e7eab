/**
 * Selects the text of a message on a touch screen, where a long press opens its menu instead. The browser's own
 * selection works in the message until something else is selected.
 */
export function selectTextOf(message: HTMLElement | null): void {
  const text = message?.querySelector('[data-text]');
  if (!message || !text) return;
  message.dataset['selectable'] = '';
  const selection = getSelection();
  selection?.selectAllChildren(text);
  const end = () => {
    if (selection?.isCollapsed === false && text.contains(selection.anchorNode)) return;
    delete message.dataset['selectable'];
    document.removeEventListener('selectionchange', end);
  };
  document.addEventListener('selectionchange', end);
}
