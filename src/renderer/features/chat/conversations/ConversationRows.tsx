import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

/** A list of so many rows is short: they all stay in the page, and the browser's own search finds them. */
const SHORT = 100;
/** How far beyond the window rows are there, in CSS pixels: most of a phone's height, so that a fling meets no gap. */
const BUFFER = 600;

/** Rows of the list of conversations: of a long one, those that are near the window. */
export function ConversationRows({ children }: { children: ReactElement[] }) {
  if (children.length > SHORT) return <NearRows>{children}</NearRows>;
  return (
    <ul>
      {children.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}

/** How many rows there are, and what is called when one of them comes into the page. */
const Rows = createContext<{ count: number; onCome: (index: number) => void }>({ count: 0, onCome: () => {} });

function NearRows({ children }: { children: ReactElement[] }) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The row that is to take the focus as soon as it is there. */
  const awaited = useRef<number>(undefined);
  const count = children.length;

  const focusAwaited = useCallback(() => {
    const link = list.current?.querySelector<HTMLElement>(`li[aria-posinset="${(awaited.current ?? -1) + 1}"] a[href]`);
    if (!link) return;
    awaited.current = undefined;
    link.focus({ preventScroll: true });
  }, []);
  const rows = useMemo(() => {
    const onCome = (index: number) => {
      if (index === awaited.current) focusAwaited();
    };
    return { count, onCome };
  }, [count, focusAwaited]);

  /** Home and End lead to the ends of the whole list, which may not be in the page yet. */
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isPlain || (event.key !== 'Home' && event.key !== 'End') || !(event.target instanceof HTMLAnchorElement))
      return;
    event.preventDefault();
    // Else the focus would go to the first or last of those that are in the page.
    event.stopPropagation();
    awaited.current = event.key === 'Home' ? 0 : count - 1;
    handle.current?.scrollToIndex(awaited.current);
    focusAwaited();
  };
  return (
    <Rows value={rows}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on the rows' links */}
      <div ref={list} onKeyDown={press}>
        <WindowVirtualizer ref={handle} as="ul" item={Row} bufferSize={BUFFER}>
          {children}
        </WindowVirtualizer>
      </div>
    </Rows>
  );
}

/** A row that says which of how many it is, since the others are not in the page to be counted. */
function Row({ ref, style, index, children }: CustomItemComponentProps) {
  const { count, onCome } = use(Rows);
  // Until its height is known it is not shown, and cannot take the focus.
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
