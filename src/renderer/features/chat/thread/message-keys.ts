const MENU = '[aria-haspopup=menu]';
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of a thread, whose messages are one tab stop together, until `signal`: the arrow keys move the focus from
 * message to message, from the lowest one in view, and Enter opens the menu of the focused message. Texts, links and
 * pictures keep their own keys.
 */
export function handleMessageKeys(signal: AbortSignal): void {
  document.addEventListener('keydown', press, { signal });
}

function press(event: KeyboardEvent): void {
  const { key, target } = event;
  const log = target instanceof Element && target.closest('[role=log]');
  if (!log || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const messages = [...log.querySelectorAll('article')];
  // From the button of its menu too, where Down opens the menu.
  const focused = target.closest(MENU)?.closest('article') ?? target;
  const at = messages.findIndex((message) => message === focused);
  if (key === 'Enter' && target === messages[at]) {
    event.preventDefault();
    openMenu(target);
  }
  const step = STEPS[key];
  if (step === undefined || (at === -1 && target !== log)) return;
  if (key === 'ArrowDown' && target.matches(MENU)) return;
  const end = log.getBoundingClientRect().bottom;
  const next =
    at === -1 ? messages.findLast((message) => message.getBoundingClientRect().top < end) : messages[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function openMenu(message: Element): void {
  const button = message.querySelector<HTMLElement>(MENU);
  button?.focus();
  // Before the menu has loaded its button answers to the click, afterwards to the key.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  button?.click();
}
