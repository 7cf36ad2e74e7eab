import { useEffect, useEffectEvent, type RefObject } from 'react';

import type { ThreadMessage } from './thread-rows.ts';

/** The messages whose links, pictures and buttons are tab stops: the focused one, and those that are being edited. */
const OPEN = ':focus-within, :has(textarea)';
const CLOSED_STOPS = `article:not(${OPEN}) :is(a[href], button):not([tabindex])`;
const OPEN_STOPS = `article:is(${OPEN}) :is(a[href], button)[tabindex="-1"]`;

const MENU = '[aria-haspopup=menu]';
/** What is inside a message and has keys of its own. */
const OWN_KEYS = 'textarea, dialog';
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Makes a thread one tab stop. Up and Down move the focus from message to message, from the lowest one in view; Tab
 * then goes through the links, pictures and buttons of the focused message alone. Enter opens its menu, R replies.
 * @param scroller the element with the rows: those of messages have an `article`, and the id as `data-key`
 * @param onReply called with the focused message; undefined leaves R alone
 */
export function useMessageKeys<M extends ThreadMessage>(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly M[],
  onReply: ((message: M) => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, currentTarget: log } = event;
    if (!(target instanceof Element && log instanceof Element) || target.closest(OWN_KEYS)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = target.closest('article');
    if (element && onReply && key === 'r') {
      const id = element.closest('[data-key]')?.getAttribute('data-key');
      const message = messages.find((each) => each.id === id);
      if (message) onReply(message);
    } else if (element === target && key === 'Enter') openMenu(target);
    else if (!moveFocus(key, target, element, log)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const log = scroller.current;
    if (!log) return;
    const update = () => {
      for (const each of log.querySelectorAll<HTMLElement>(CLOSED_STOPS)) each.tabIndex = -1;
      for (const each of log.querySelectorAll(OPEN_STOPS)) each.removeAttribute('tabindex');
    };
    update();
    // Rows are added while the reader scrolls, and messages change.
    const observer = new MutationObserver(update);
    observer.observe(log, { childList: true, subtree: true });
    const listen = (event: KeyboardEvent) => press(event);
    log.addEventListener('keydown', listen);
    log.addEventListener('focusin', update);
    log.addEventListener('focusout', update);
    return () => {
      observer.disconnect();
      log.removeEventListener('keydown', listen);
      log.removeEventListener('focusin', update);
      log.removeEventListener('focusout', update);
    };
  }, [scroller]);
}

/** Returns whether the key has moved the focus to another message. */
function moveFocus(key: string, target: Element, message: Element | null, log: Element): boolean {
  const step = STEPS[key];
  // Down opens the menu at its button; a button for more messages has no neighbours.
  if (step === undefined || (step === 1 && target.matches(MENU)) || (!message && target !== log)) return false;
  const messages = [...log.querySelectorAll('article')];
  const end = log.getBoundingClientRect().bottom;
  const next = message
    ? messages[messages.findIndex((each) => each === message) + step]
    : messages.findLast((each) => each.getBoundingClientRect().top < end);
  next?.focus();
  return next !== undefined;
}

function openMenu(message: Element): void {
  const button = message.querySelector<HTMLElement>(MENU);
  button?.focus();
  // Before the menu has loaded its button answers to the click, afterwards to the key.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  button?.click();
}
