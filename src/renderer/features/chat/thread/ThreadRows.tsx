import type { ThreadRowsProps } from '@oja/ui/MessageThread';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';

import type { ShownMessage } from './thread-messages.ts';

/** A thread of so many rows is short: they all stay in the page, and the browser's own search finds them. */
const SHORT = 100;
/** How far beyond the view rows are there, in CSS pixels: most of a phone's height, so that a fling meets no gap. */
const BUFFER = 600;
/** The unread marker stands this far below the edge on opening, in CSS pixels: what came before it is there to be seen. */
const ABOVE_MARKER = 48;

/**
 * The rows of a thread that are near the view: ten thousand messages cost what a few dozen do (decision 015). The row that
 * had the focus last stays wherever the reader scrolls: its menu, or what is typed in it, is not lost.
 */
export function ThreadRows({ rows, renderRow, scroller, prepended, openAt }: ThreadRowsProps<ShownMessage>) {
  const handle = useRef<VirtualizerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  const [heldKey, setHeldKey] = useState<string>();
  const kept = useMemo(
    () =>
      rows.length <= SHORT
        ? [...rows.keys()]
        : [rows.findIndex(({ key }) => key === heldKey)].filter((index) => index !== -1),
    [heldKey, rows],
  );

  const open = useEffectEvent(() => {
    if (openAt < rows.length - 1) handle.current?.scrollToIndex(openAt, { align: 'start', offset: -ABOVE_MARKER });
  });
  useEffect(() => open(), []);

  // What stands over the rows comes and goes: the button for older messages, and where messages are few, room.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- measures after each render, and stops when nothing has changed
  useLayoutEffect(() => setAbove(place.current?.offsetTop ?? 0));

  const hold = ({ target }: FocusEvent) => {
    const row = target.closest('[data-row]')?.getAttribute('data-row');
    if (row != null) setHeldKey(rows[Number(row)]?.key);
  };
  return (
    <div ref={place} onFocus={hold}>
      <Virtualizer
        ref={handle}
        scrollRef={scroller}
        data={rows}
        shift={prepended}
        startMargin={above}
        bufferSize={BUFFER}
        item={Row}
        keepMounted={kept}
      >
        {renderRow}
      </Virtualizer>
    </div>
  );
}

/** A row's place, which says which one it is. */
function Row({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={style} data-row={index}>
      {children}
    </div>
  );
}
