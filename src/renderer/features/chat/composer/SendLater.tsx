import { t } from '@lingui/core/macro';
import { MESSAGE_MAX } from '@oja/contract/limits';
import { IconButton } from '@oja/ui/IconButton';
import { CalendarClock } from 'lucide-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useLatePart } from '../../../platform/use-late-part.ts';
import type { Partner } from '../thread/use-partner.ts';
import type { useAttachedPost } from './use-attached-post.ts';
import type { useDraftQuote } from './use-draft-quote.ts';
import type { useMessagePictures } from './use-message-pictures.ts';
import type { useReplyList } from './use-reply-list.ts';

const loadDialog = async () => (await import('../later/SendLaterDialog.tsx')).SendLaterDialog;

interface SendLaterProps {
  partnerId: string;
  partner: Partner | undefined;
  draft: string;
  setDraft: (text: string) => void;
  /** Pictures cannot wait. */
  pictures: Pick<ReturnType<typeof useMessagePictures>, 'files'>;
  attached: Pick<ReturnType<typeof useAttachedPost>, 'post' | 'remove'>;
  quoted: ReturnType<typeof useDraftQuote>;
  /** The field for the message. */
  field: RefObject<HTMLTextAreaElement | null>;
  replies: Pick<ReturnType<typeof useReplyList>, 'holdsBack' | 'close'>;
  /** Whether focusing the field opens no keyboard. */
  hasKeyboard: boolean;
}

/** A button beside a typed text. The dialog that it opens asks when the text is sent; then the field is empty. */
export function SendLater({
  partnerId,
  partner,
  draft,
  setDraft,
  pictures,
  attached: { post, remove },
  quoted: { quote, cancel },
  field,
  replies,
  hasKeyboard,
}: SendLaterProps) {
  const { Part: SendLaterDialog, open, close, prepare } = useLatePart(loadDialog);
  const text = draft.trim();
  if (!partner || text === '' || draft.length > MESSAGE_MAX || pictures.files.length > 0) return null;
  const message = {
    recipientId: partnerId,
    message: text,
    // A deleted post cannot be attached; the text is sent without it.
    ...(post?.isAvailable && { postId: post._id }),
    ...(quote && { replyTo: quote._id }),
  };
  const leave = () => {
    // Under an open dialog, the field cannot have the focus.
    flushSync(() => {
      close();
      // Another window may have gone on writing.
      if (field.current?.value.trim() === text) setDraft('');
      remove();
      cancel();
    });
    if (hasKeyboard) field.current?.focus();
  };
  return (
    <>
      <IconButton
        label={t`Send later`}
        icon={<CalendarClock />}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={() => {
          if (replies.holdsBack()) return;
          replies.close();
          open();
        }}
      />
      {SendLaterDialog && (
        <SendLaterDialog message={message} partnerName={partner.name} onScheduled={leave} onClose={close} />
      )}
    </>
  );
}
