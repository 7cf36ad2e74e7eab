import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import {
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';

/** A list with up to this many rows is rendered completely, so that the browser's own search finds all rows. */
const SHORT = 100;
/**
 * How far beyond the window rows are rendered, in CSS pixels: most of a phone's height, so that fast scrolling shows no
 * gap.
 */
const BUFFER = 600;

/** The rows of the list of conversations. A long list renders only those near the window. */
export function ConversationRows({ children }: { children: ReactElement[] }) {
  return children.length > SHORT ? <NearRows>{children}</NearRows> : <AllRows>{children}</AllRows>;
}

/** The same in a pane, which scrolls in itself. */
export function PaneRows({ children }: { children: ReactElement[] }) {
  return children.length > SHORT ? <NearRows inPane>{children}</NearRows> : <AllRows>{children}</AllRows>;
}

function AllRows({ children }: { children: ReactElement[] }) {
  return (
    <ul>
      {children.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}

/** The number of rows, and a callback for when a row is mounted. */
const Rows = createContext<{ count: number; onCome: (index: number) => void }>({ count: 0, onCome: () => {} });

function NearRows({ inPane = false, children }: { inPane?: boolean; children: ReactElement[] }) {
  const handle = useRef<VirtualizerHandle & WindowVirtualizerHandle>(null);
  const pane = useRef<HTMLElement>(null);
  const [above, setAbove] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  /** The row to focus as soon as it is mounted. */
  const awaited = useRef<number>(undefined);
  const count = children.length;

  const focusAwaited = useCallback(() => {
    const link = list.current?.querySelector<HTMLElement>(`li[aria-posinset="${(awaited.current ?? -1) + 1}"] a[href]`);
    if (!link) return;
    awaited.current = undefined;
    link.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const scroller = list.current?.closest<HTMLElement>('[data-pane-content]');
    const own = list.current;
    if (!scroller || !own) return undefined;
    pane.current = scroller;
    const place = () =>
      setAbove(own.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
    // What is above it changes its height too: the other list, when suggestions stand below the conversations.
    const heights = new ResizeObserver(place);
    for (const element of scroller.children) heights.observe(element);
    place();
    return () => heights.disconnect();
  }, []);
  const rows = useMemo(() => {
    const onCome = (index: number) => {
      if (index === awaited.current) focusAwaited();
    };
    return { count, onCome };
  }, [count, focusAwaited]);

  /** Moves the focus to the ends of the whole list with Home and End: these rows may not be rendered yet. */
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isPlain || (event.key !== 'Home' && event.key !== 'End') || !(event.target instanceof HTMLAnchorElement))
      return;
    event.preventDefault();
    // Otherwise the focus would move to the first or last rendered row.
    event.stopPropagation();
    awaited.current = event.key === 'Home' ? 0 : count - 1;
    handle.current?.scrollToIndex(awaited.current);
    focusAwaited();
  };
  return (
    <Rows value={rows}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on the rows' links */}
      <div ref={list} onKeyDown={press}>
        {inPane ? (
          <Virtualizer ref={handle} scrollRef={pane} startMargin={above} as="ul" item={Row} bufferSize={BUFFER}>
            {children}
          </Virtualizer>
        ) : (
          <WindowVirtualizer ref={handle} as="ul" item={Row} bufferSize={BUFFER}>
            {children}
          </WindowVirtualizer>
        )}
      </div>
    </Rows>
  );
}

/** A row with its position and the size of the list, because screen readers cannot count rows that are not rendered. */
function Row({ ref, style, index, children }: CustomItemComponentProps) {
  const { count, onCome } = use(Rows);
  // It is hidden until its height is measured, and cannot receive the focus before.
  const isShown = style.visibility !== 'hidden';
  useEffect(() => {
    if (isShown) onCome(index);
  }, [index, isShown, onCome]);
  return (
    <li ref={ref} style={style} aria-setsize={count} aria-posinset={index + 1}>
      {children}
    </li>
  );
}
