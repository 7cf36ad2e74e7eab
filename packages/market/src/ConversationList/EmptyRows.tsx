import { MessageCircle, SearchX } from 'lucide-react';
import { cloneElement, type ReactElement } from 'react';

import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

interface EmptyRowsProps {
  /** The current query. */
  search: string;
  /** What is said when a filter hides all rows. */
  emptyText: string | undefined;
  /** The application's link to find-users, without content. */
  startLink: ReactElement | undefined;
}

/** The empty state, or the message that nothing matches. */
export function EmptyRows({ search, emptyText, startLink }: EmptyRowsProps) {
  const messages = useMessages('ConversationList', MESSAGES);
  const { format } = useLocale();
  if (search.trim() !== '') {
    return (
      <EmptyState
        title={messages.noMatch}
        text={format(messages.noMatchText, { search })}
        icon={<SearchX />}
        motif="ibadandun"
      />
    );
  }
  if (emptyText !== undefined) return <EmptyState title={emptyText} icon={<MessageCircle />} />;
  return (
    <EmptyState
      title={messages.none}
      text={messages.noneText}
      icon={<MessageCircle />}
      action={startLink && <Button asChild>{cloneElement(startLink, {}, messages.startChat)}</Button>}
    />
  );
}
