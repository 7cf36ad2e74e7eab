import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useLatePart } from '../../../platform/use-late-part.ts';
import { FIND_BAR_ID, type FoundMessage } from './found-message.ts';

const loadBar = async () => (await import('./FindInConversation.tsx')).FindInConversation;

/**
 * Finding in an open conversation: its bar, which Ctrl+F or Cmd+F opens, and the message that is shown. Pressed again
 * in the bar, the keys open the browser's own search.
 */
export function useFind() {
  const { Part: FindBar, open: openBar, close: closeBar, prepare } = useLatePart(loadBar);
  const [found, setFound] = useState<FoundMessage>();
  const [hasLeft, setHasLeft] = useState(false);
  const opener = useRef<Element>(null);

  const open = () => {
    // A menu's item is gone when the bar closes: its button gets the focus.
    opener.current = document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') ?? document.activeElement;
    openBar();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
    if (key.toLowerCase() !== 'f' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(`#${FIND_BAR_ID}, dialog, [role="dialog"]`)) return;
    event.preventDefault();
    if (FindBar) document.querySelector<HTMLElement>(`#${FIND_BAR_ID} input`)?.focus();
    else open();
  });
  useEffect(() => {
    const pressAnywhere = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressAnywhere);
    return () => document.removeEventListener('keydown', pressAnywhere);
  }, []);

  return {
    FindBar,
    prepare,
    open,
    found,
    show: (messageId: string) => setFound({ messageId }),
    /** Whether the reader has returned from a found message: the thread then opens at the newest one. */
    hasLeft,
    leave: () => {
      setFound(undefined);
      setHasLeft(true);
    },
    close: () => {
      closeBar();
      const last = opener.current;
      if (last instanceof HTMLElement && last.isConnected && last !== document.body) last.focus();
      else document.querySelector<HTMLElement>('[role="log"]')?.focus();
    },
  };
}
