import type { KeyboardEvent } from 'react';

const MENU = '[aria-haspopup=menu]';
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of the log, whose messages are one tab stop together: the arrow keys move the focus from message to message,
 * from the lowest one in view, and Enter opens the menu of the focused message. Texts, links and pictures keep their
 * own keys.
 */
export function pressInLog(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: log, target } = event;
  if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const messages = [...log.querySelectorAll('article')];
  const focused = target.closest(MENU)?.closest('article') ?? target;
  const at = messages.findIndex((message) => message === focused);
  const step = STEPS[key];
  if (key === 'Enter' && target === messages[at]) {
    event.preventDefault();
    openMenu(target);
  }
  if (step === undefined || (at === -1 && target !== log)) return;
  const end = log.getBoundingClientRect().bottom;
  const next =
    at === -1 ? messages.findLast((message) => message.getBoundingClientRect().top < end) : messages[at + step];
  if (!next) return;
  event.preventDefault();
  // Not to the menu's button too, which opens on an arrow key.
  event.stopPropagation();
  next.focus();
}

function openMenu(message: Element): void {
  const button = message.querySelector<HTMLElement>(MENU);
  button?.focus();
  // Before the menu has loaded its button answers to the click, afterwards to the key.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  button?.click();
}
