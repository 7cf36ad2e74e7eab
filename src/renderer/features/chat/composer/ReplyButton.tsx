import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { MessageSquareQuote } from 'lucide-react';
import type { RefObject } from 'react';

import type { useReplyList } from './use-reply-list.ts';

interface ReplyButtonProps {
  /** The field for the message, whose keys are those of the list. */
  field: RefObject<HTMLTextAreaElement | null>;
  replies: Pick<ReturnType<typeof useReplyList>, 'isOpen' | 'open' | 'close' | 'prepare'>;
}

/** Opens and closes the list of saved replies where there is no key for it (product §2 "Chat thread"). */
export function ReplyButton({ field, replies: { isOpen, open, close, prepare } }: ReplyButtonProps) {
  return (
    <IconButton
      label={t`Saved replies`}
      icon={<MessageSquareQuote />}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      // A phone's keyboard stays as it is: open or closed.
      onPointerDown={(event) => {
        event.preventDefault();
        prepare();
      }}
      onClick={({ detail }) => {
        if (isOpen) close();
        else open();
        // A press of a key has no detail.
        if (detail === 0) field.current?.focus();
      }}
    />
  );
}
