import { EmptyState, type EmptyStateProps } from '@oja/ui/EmptyState';
import { SplitView } from '@oja/ui/SplitView';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import styles from './ListPanes.module.css';
import { usePageTitle } from './use-page-title.ts';
import { usePaneSizes } from './pane-sizes.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ListPanesProps {
  /** The name of the list, under which its width is stored. */
  name: string;
  /** The person whose widths they are. */
  userId: string;
  /** The name of the list's region, and the page's title while nothing is open. */
  label: string;
  /** The list. While something is open, that has the page's heading, and the list's title is of level 2. */
  list: ReactNode;
  /** The name of the region of what is open. */
  openedLabel: string;
  /** What is open; undefined while nothing is. */
  opened: ReactNode;
  /** Shown while nothing is open; undefined beside an empty list, which says itself what to do. */
  nothing: Pick<EmptyStateProps, 'title' | 'text' | 'icon' | 'motif'> | undefined;
}

const LIST_WIDTH = '26rem';

/** A list beside what is selected in it. The focus moves to what was opened, and back to its row. */
export function ListPanes({ name, userId, label, list, openedLabel, opened, nothing }: ListPanesProps) {
  const { key } = useLocation();
  const [sizes, setSizes] = usePaneSizes(userId, name);
  const listed = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const isOpen = opened !== undefined;

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isOpen) pane.current?.closest<HTMLElement>('[data-pane-content]')?.focus({ preventScroll: true });
  }, [isOpen, key]);
  useReturnFocus(listed, isOpen);

  return (
    <SplitView
      className={styles.panes}
      sizes={sizes}
      onSizesChange={setSizes}
      minPaneSize={320}
      panes={[
        {
          key: 'list',
          label,
          size: LIST_WIDTH,
          content: (
            <div ref={listed} className={styles.list}>
              {list}
            </div>
          ),
        },
        {
          key: 'opened',
          label: openedLabel,
          content: (
            <div ref={pane} className={styles.opened}>
              {isOpen ? opened : <NothingOpen nothing={nothing} pageTitle={label} />}
            </div>
          ),
        },
      ]}
    />
  );
}

function NothingOpen({ pageTitle, nothing }: Pick<ListPanesProps, 'nothing'> & { pageTitle: string }) {
  usePageTitle(pageTitle);
  return nothing && <EmptyState {...nothing} page="framed" headingLevel={2} />;
}
