import { Fragment } from 'react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import type { ThreadMessage } from './thread-rows.ts';

interface ReceivedMessagesProps {
  /** The name of the other person. */
  partnerName: string;
  /** The messages to announce. */
  received: readonly ThreadMessage[];
}

/** Announces new messages of the other person. Only this is a live region, not the log. */
export function ReceivedMessages({ partnerName, received }: ReceivedMessagesProps) {
  const texts = useMessages('MessageThread', MESSAGES);
  const { format } = useLocale();
  return (
    <VisuallyHidden aria-live="polite">
      {received.map(({ id, text }) => (
        <Fragment key={id}>{format(texts.received, { name: partnerName, text: text || texts.photo })} </Fragment>
      ))}
    </VisuallyHidden>
  );
}
