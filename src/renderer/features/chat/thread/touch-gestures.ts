import { REPLY_EVENT } from './use-reply-requests.ts';

/** How far a finger moves before its direction is known, in pixels. */
const SLOP = 10;
/** How far a message is pulled for a reply, and at most, in pixels. */
const REPLY_PULL = 56;
const MAX_PULL = 72;
/** How long a finger stays for the menu, in milliseconds. */
const PRESS_MS = 450;

/** What is inside a message and has touches of its own: its dialog and editor, and text that is being selected. */
const OWN_TOUCHES = 'dialog, textarea, input, [data-selectable]';

interface Touch {
  message: HTMLElement;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  /** The message can be answered. */
  canReply: boolean;
  phase: 'still' | 'swiping' | 'over';
}

/** In a message that can be answered. */
export const REPLY_ARROW = '[data-reply-arrow]';

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;

/** Returns the message that a touch is for. */
function messageAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OWN_TOUCHES)) return null;
  return target.closest<HTMLElement>('[data-message]');
}

/**
 * Answers to swipes and long presses on the page's messages until `signal`: a swipe towards the end of the line
 * replies, a long press opens the message's menu. A vertical movement stays the browser's: it scrolls.
 */
export function handleTouches(signal: AbortSignal): void {
  let touch: Touch | undefined;

  const end = () => {
    if (!touch) return;
    clearTimeout(touch.timer);
    touch.message.removeAttribute('data-swipe');
    touch.message.style.removeProperty('--swipe');
    touch = undefined;
  };

  const pull = ({ clientX }: PointerEvent, { message, x }: Touch) =>
    (clientX - x) * (getComputedStyle(message).direction === 'rtl' ? -1 : 1);

  const begin = (event: PointerEvent) => {
    // The script presses the menu's button itself, see openMenu.
    if (!event.isTrusted) return;
    end();
    const { target, clientX: x, clientY: y } = event;
    const message = messageAt(target);
    if (!message || !event.isPrimary || event.pointerType !== 'touch') return;
    const timer = setTimeout(() => {
      if (!touch || isLink(target)) return;
      touch.phase = 'over';
      openMenu(message);
    }, PRESS_MS);
    touch = { message, x, y, timer, canReply: message.querySelector(REPLY_ARROW) !== null, phase: 'still' };
  };

  const move = (event: PointerEvent) => {
    if (!touch || touch.phase === 'over') return;
    const along = pull(event, touch);
    const across = Math.abs(event.clientY - touch.y);
    if (touch.phase === 'still') {
      if (Math.abs(along) < SLOP && across < SLOP) return;
      if (along < across || !touch.canReply) return end();
      clearTimeout(touch.timer);
      touch.phase = 'swiping';
    }
    const { message } = touch;
    const isFar = along >= REPLY_PULL;
    if (isFar && message.dataset['swipe'] === 'begun') navigator.vibrate?.(10);
    message.dataset['swipe'] = isFar ? 'reply' : 'begun';
    message.style.setProperty('--swipe', `${Math.min(Math.max(along, 0), MAX_PULL)}px`);
  };

  const release = (event: TouchEvent) => {
    if (!touch) return;
    const { message, phase } = touch;
    const isReply = message.dataset['swipe'] === 'reply';
    // After a long press no click follows on a picture, and no focus that would close the menu.
    if (phase === 'over') event.preventDefault();
    end();
    if (isReply) message.dispatchEvent(new Event(REPLY_EVENT, { bubbles: true, cancelable: true }));
  };

  document.addEventListener('pointerdown', begin, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('touchend', release, { signal, passive: false });
  document.addEventListener(
    'contextmenu',
    (event) => {
      // The browser's own menu of a long press.
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTouch && messageAt(event.target) && !isLink(event.target)) event.preventDefault();
    },
    { signal },
  );
}

function openMenu(message: HTMLElement): void {
  const button = message.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!button) return;
  navigator.vibrate?.(10);
  // Before the menu has loaded its button answers to the click, afterwards to the pointer.
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}
