import type { ThreadRowsProps } from '@oja/market/MessageThread';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';

import { type FoundMessage, FoundMessageContext } from '../find/found-message.ts';
import type { ShownMessage } from './thread-messages.ts';
import styles from './ThreadRows.module.css';

/** A thread with up to this many rows is rendered completely, so that the browser's own search finds all rows. */
const SHORT = 100;
/**
 * How far beyond the view rows are rendered, in CSS pixels: most of a phone's height, so that fast scrolling shows no
 * gap.
 */
const BUFFER = 600;
/**
 * The distance of the unread marker from the top edge on opening, in CSS pixels, so that earlier messages are visible.
 */
const ABOVE_MARKER = 48;

/** The index of the found message's row. */
const FoundIndexContext = createContext(-1);

/**
 * The rows of a thread near the view: ten thousand messages cost as much as a few dozen (decision 015). The last
 * focused row stays mounted while the reader scrolls, so that its menu or editor is not lost.
 */
export function ThreadRows({ rows, renderRow, scroller, prepended, openAt, jumpTo }: ThreadRowsProps<ShownMessage>) {
  const handle = useRef<VirtualizerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  const [heldKey, setHeldKey] = useState<string>();
  const [jumpedTo, setJumpedTo] = useState(jumpTo);
  // The row is rendered at once, to be focused.
  if (jumpTo !== jumpedTo) {
    setJumpedTo(jumpTo);
    if (jumpTo) setHeldKey(jumpTo.id);
  }
  const mounted = useMemo(
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

  const jump = useEffectEvent(({ id }: { id: string }) => {
    const index = rows.findIndex(({ key }) => key === id);
    if (index === -1) return;
    handle.current?.scrollToIndex(index, { align: 'center' });
    place.current?.querySelector<HTMLElement>(`[data-row="${index}"] article`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (jumpTo) jump(jumpTo);
  }, [jumpTo]);
  const found = use(FoundMessageContext);
  const foundIndex = useMemo(
    () =>
      found === undefined
        ? -1
        : rows.findIndex((row) => row.kind === 'message' && row.message.message?._id === found.messageId),
    [found, rows],
  );
  const goToFound = useEffectEvent((message: FoundMessage | undefined) => {
    if (message && foundIndex !== -1) handle.current?.scrollToIndex(foundIndex, { align: 'center' });
  });
  useEffect(() => goToFound(found), [found]);

  // The content above the rows changes: the button for older messages, and blank space in a short thread. Before the
  // frame only when older messages came, because the scroll position is corrected by it: measuring costs a layout.
  const measure = () => setAbove(place.current?.offsetTop ?? 0);
  const first = rows[0]?.key;
  useLayoutEffect(measure, [first]);
  useEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });

  const hold = ({ target }: FocusEvent) => {
    const row = target.closest('[data-row]')?.getAttribute('data-row');
    if (row != null) setHeldKey(rows[Number(row)]?.key);
  };
  return (
    <div ref={place} onFocus={hold}>
      <FoundIndexContext value={foundIndex}>
        <Virtualizer
          ref={handle}
          scrollRef={scroller}
          data={rows}
          shift={prepended}
          startMargin={above}
          bufferSize={BUFFER}
          item={Row}
          keepMounted={mounted}
        >
          {renderRow}
        </Virtualizer>
      </FoundIndexContext>
    </div>
  );
}

/** The container of a row, with its index. */
function Row({ ref, style, index, children }: CustomItemComponentProps) {
  const isFound = use(FoundIndexContext) === index;
  return (
    <div ref={ref} style={style} className={styles.row} data-row={index} data-found={isFound || undefined}>
      {children}
    </div>
  );
}
