import { SEARCH_PAUSE_MS } from '@oja/contract/limits';
import {
  Children,
  isValidElement,
  useId,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

import { EmptyState } from '@oja/ui/EmptyState';
import { SearchField } from '@oja/ui/SearchField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useArrowRows } from './use-arrow-rows.ts';
import { cx } from '@oja/ui/cx';
import styles from './ConversationList.module.css';
import { EmptyRows } from './EmptyRows.tsx';
import { LoadingConversations } from './LoadingConversations.tsx';
import { MESSAGES } from './messages.ts';

export interface ConversationListProps extends ComponentProps<'section'> {
  /** The rows, each a ConversationRow with a key; an empty array shows the empty state, or that nothing matches. */
  children?: ReactNode;
  /** Rows of people to write to, each a ConversationRow with a key, below a heading of their own. Default: none. */
  suggestions?: ReactNode;
  /**
   * The user has conversations or follows someone, so the heading is "Continue Your Conversations"; else "Start a New
   * Conversation" (product §2). Default: true with rows, with a search and while loading.
   */
  hasConversations?: boolean | undefined;
  /** The current query. Default ''. */
  search?: string | undefined;
  /** Called with the debounced query; without it there is no search box. */
  onSearch?: ((text: string) => void) | undefined;
  /** Debounce delay, in milliseconds. Default 500 (product §9). */
  searchDelay?: number | undefined;
  /** Below the search box: a SegmentedControl that filters the rows, and a Menu with more filters. */
  filter?: ReactNode;
  /** What is said when a filter hides all rows. Default: the product's text for no conversations, or no match. */
  emptyText?: string | undefined;
  /** The application's link to find-users, without content: "Start a Chat" in the empty state. */
  startLink?: ReactElement | undefined;
  /** Shows the loading state. Default false. */
  loading?: boolean | undefined;
  /** Why loading failed; shown instead of the rows, with a button to try again. */
  error?: ReactNode;
  /** Called to load again. */
  onRetry?: (() => void) | undefined;
  /**
   * A component that virtualises the rows, for hundreds of them, such as virtua's with `ul` and `li`. Keep it stable.
   * Default: all rows are rendered.
   */
  rowsAs?: ComponentType<{ children: ReactElement[] }> | undefined;
  /** Content after the rows: a LoadMore. */
  footer?: ReactNode;
  /** Level of its heading. Default 1: it is the page's heading. */
  headingLevel?: 1 | 2 | undefined;
  /** Beside an open conversation: a smaller heading, so that more rows are in view. Default false. */
  compact?: boolean | undefined;
}

/** The list at /dashboard/chat: heading, search, and rows or an empty state (product §2). */
export function ConversationList({
  children,
  suggestions,
  search = '',
  hasConversations,
  onSearch,
  searchDelay = SEARCH_PAUSE_MS,
  filter,
  emptyText,
  startLink,
  loading = false,
  error,
  onRetry,
  rowsAs: Rows = PlainRows,
  footer,
  headingLevel = 1,
  compact = false,
  className,
  ...rest
}: ConversationListProps) {
  const messages = useMessages('ConversationList', MESSAGES);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useArrowRows(list);
  const rows = rowsIn(children);
  const suggested = rowsIn(suggestions);
  const isEmpty = rows.length === 0 && suggested.length === 0;
  const SuggestionsHeading = headingLevel === 1 ? 'h2' : 'h3';
  const Heading = `h${headingLevel}` as const;
  // Most users have conversations: while loading, the heading assumes this, so that it rarely changes.
  const continues = hasConversations ?? (!isEmpty || search !== '' || loading);
  const isFound = !isEmpty && !loading && error == null;
  return (
    <section
      {...rest}
      className={cx(styles.list, className)}
      data-compact={compact || undefined}
      aria-labelledby={id}
      aria-busy={loading || undefined}
    >
      <Heading id={id} className={styles.heading}>
        {continues ? messages.continue : messages.start}
      </Heading>
      {onSearch && continues && (
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={search}
          onSearch={onSearch}
          delay={searchDelay}
        />
      )}
      {continues && filter && <div className={styles.filter}>{filter}</div>}
      {loading && <LoadingConversations />}
      {!loading && error != null && <EmptyState tone="danger" title={messages.failed} text={error} onRetry={onRetry} />}
      {isFound && (
        <div ref={list} className={styles.rows} data-list-keys>
          {rows.length > 0 && <Rows>{rows}</Rows>}
          {suggested.length > 0 && (
            <section aria-labelledby={`${id}-suggestions`}>
              <SuggestionsHeading id={`${id}-suggestions`} className={styles.suggestions}>
                {messages.suggestions}
              </SuggestionsHeading>
              <Rows>{suggested}</Rows>
            </section>
          )}
          {footer}
        </div>
      )}
      {/* Always rendered, so that a changed search result is announced. */}
      <div role="status">
        {!loading && error == null && isEmpty && <EmptyRows {...{ search, emptyText, startLink }} />}
      </div>
    </section>
  );
}

const rowsIn = (children: ReactNode) => Children.toArray(children).filter((row) => isValidElement(row));

function PlainRows({ children }: { children: ReactElement[] }) {
  return (
    <ul>
      {children.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}
