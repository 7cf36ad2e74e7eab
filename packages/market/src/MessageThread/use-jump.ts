import { useEffect, useEffectEvent, type RefObject } from 'react';

import type { ThreadMessage, ThreadRow } from './thread-rows.ts';

interface Jump<M extends ThreadMessage> {
  /** The message to go to; a new object goes there again. */
  jumpTo: { id: string } | undefined;
  /** All rows. */
  rows: readonly ThreadRow<M>[];
  /** The element whose children are the rows. */
  container: RefObject<HTMLElement | null>;
  /** The caller virtualises the rows: the list goes there itself. */
  windowed: boolean;
}

/** Scrolls a message of a thread into the middle of the view, and focuses it. */
export function useJump<M extends ThreadMessage>({ jumpTo, rows, container, windowed }: Jump<M>): void {
  const jump = useEffectEvent(({ id }: { id: string }) => {
    if (windowed) return;
    const row = container.current?.children[rows.findIndex(({ key }) => key === id)];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (jumpTo) jump(jumpTo);
  }, [jumpTo]);
}
