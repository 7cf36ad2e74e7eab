import { MessageCircle, SearchX } from 'lucide-react';
import { Children, cloneElement, isValidElement, useId, useRef, type ComponentType, type ReactElement, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { useArrowRows } from './useArrowRows.ts';
import styles from './ConversationList.module.css';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';

export interface ConversationListProps {
  /** The rows, each a ConversationRow with a key; none shows the empty state, or that nothing matches. */
  children?: ReactNode;
  /**
   * There are followings or conversations, so the heading is "Continue Your Conversations"; else "Start a New
   * Conversation" (spec §2). Default: whether there are rows or a search, or it is still loading.
   */
  hasConversations?: boolean | undefined;
  /** The search in force. Default ''. */
  search?: string | undefined;
  /** Called with the text once typing pauses; without it there is no box. */
  onSearch?: ((text: string) => void) | undefined;
  /** The pause, in milliseconds. Default 500 (spec §9). */
  searchDelay?: number | undefined;
  /** The application's link to find-users, without content: "Start a Chat" in the empty state. */
  startLink?: ReactElement | undefined;
  /** The first page is on its way. Default false. */
  loading?: boolean | undefined;
  /** Why it could not be loaded; shown instead of the rows, with a button to try again. */
  error?: ReactNode;
  /** Tries again. */
  onRetry?: (() => void) | undefined;
  /** A window around the rows, for lists of hundreds, such as virtua's with `ul` and `li`. Keep it stable. Default: all rows are there. */
  rowsAs?: ComponentType<{ children: ReactElement[] }> | undefined;
  /** After the rows: more being loaded. */
  footer?: ReactNode;
  /** Level of its heading. Default 1: it heads the page. */
  headingLevel?: 1 | 2 | undefined;
}

/** The list at /dashboard/chat: heading, search, rows, or why there are none (spec §2). */
export function ConversationList({
  children,
  search = '',
  hasConversations,
  onSearch,
  searchDelay,
  startLink,
  loading = false,
  error,
  onRetry,
  rowsAs: Rows = PlainRows,
  footer,
  headingLevel = 1,
}: ConversationListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useArrowRows(list);
  const rows = Children.toArray(children).filter((row) => isValidElement(row));
  const Heading = `h${headingLevel}` as const;
  // While loading, most likely: a heading that changes under the reader is worse than one that was right all along.
  const goesOn = hasConversations ?? (rows.length > 0 || search !== '' || loading);
  const found = rows.length > 0 && !loading && error == null;
  return (
    <section className={styles.list} aria-labelledby={id} aria-busy={loading || undefined}>
      <Heading id={id} className={styles.heading}>
        {goesOn ? 'Continue Your Conversations' : 'Start a New Conversation'}
      </Heading>
      {onSearch && goesOn && (
        <SearchField label="Search customers" placeholder="Search customers..." value={search} onSearch={onSearch} delay={searchDelay} />
      )}
      {loading && <ConversationListSkeleton />}
      {!loading && error != null && <ErrorPanel title="Could not load your conversations" text={error} onRetry={onRetry} />}
      {found && (
        <div ref={list} className={styles.rows}>
          <Rows>{rows}</Rows>
          {footer}
        </div>
      )}
      {/* Stays in the page, so that what a search finds is said when it changes. */}
      <div role="status">
        {!loading && error == null && rows.length === 0 && <Nothing search={search} startLink={startLink} />}
      </div>
    </section>
  );
}

function PlainRows({ children }: { children: ReactElement[] }) {
  return (
    <ul>
      {children.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}

/** Nothing there, or nothing that matches. */
function Nothing({ search, startLink }: { search: string; startLink: ReactElement | undefined }) {
  if (search.trim() !== '') {
    return <EmptyState title="No Customers Found" text={<>Nobody you chat with or follow is called “{search}”.</>} icon={<SearchX />} motif="ibadandun" />;
  }
  return (
    <EmptyState
      title="No Conversations Yet"
      text="Ask a vendor about a post, or find people to write to."
      icon={<MessageCircle />}
      action={startLink && <Button asChild>{cloneElement(startLink, {}, 'Start a Chat')}</Button>}
    />
  );
}
