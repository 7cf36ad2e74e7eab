import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { MessageBubble, type MessageEditing } from '@oja/market/MessageBubble';
import type { Position } from '@oja/market/MessageThread';
import { SafetyNotice } from '@oja/market/SafetyNotice';
import { SharedPost } from '@oja/market/SharedPost';
import { memo } from 'react';
import { Link } from 'react-router';

import { postPath } from '../../posts/post-paths.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ShownMessage } from './thread-messages.ts';
import type { useMessageActions } from './use-message-actions.ts';
import type { MessageNotices } from '../safety/use-message-notices.ts';

interface ThreadMessageProps {
  one: ShownMessage;
  position: Position;
  partnerName: string;
  /** Set while it is edited. */
  editing: MessageEditing | undefined;
  onEdit: (message: Message) => void;
  actions: ReturnType<typeof useMessageActions>;
  outbox: Outbox;
  notices: MessageNotices;
  onOpenImage: (one: ShownMessage) => void;
}

/**
 * A message with the viewer's actions: own messages can be edited and deleted (product §6), failed ones retried or
 * discarded. A partner's risky message has a warning. Its props stay the same while other messages come and go, so that
 * only the new one is rendered.
 */
export const ThreadMessage = memo(function ThreadMessage({
  one,
  position,
  partnerName,
  editing,
  onEdit,
  actions,
  outbox,
  notices,
  onOpenImage,
}: ThreadMessageProps) {
  const { id: _, message, outgoing, post, ...bubble } = one;
  const own = one.isOwn ? message : undefined;
  const reasons = notices.reasonsOf(message);
  // A waiting message is retried automatically, but can also be retried at once or discarded.
  const unsent = outgoing !== undefined && outgoing.status !== 'sending' ? outgoing : undefined;

  const remove = () => {
    if (own) void actions.remove(own);
    if (unsent) outbox.discard(unsent);
  };
  const dismiss =
    message &&
    (() => {
      // The button is removed: the focus moves to its message.
      document.activeElement?.closest<HTMLElement>('article')?.focus();
      notices.dismiss(message);
    });
  return (
    <MessageBubble
      {...bubble}
      position={position}
      partnerName={partnerName}
      post={
        post && (
          <SharedPost
            title={post.title}
            price={post.price}
            pictureUrl={post.picture}
            isAvailable={post.isAvailable}
            link={post.isAvailable ? <Link to={postPath(post._id)} /> : undefined}
          />
        )
      }
      editing={editing}
      onOpenImage={() => onOpenImage(one)}
      onCopy={() => void actions.copyText(one.text)}
      onEdit={own && (() => onEdit(own))}
      onDelete={own || unsent ? remove : undefined}
      notice={reasons.length > 0 && <SafetyNotice reasons={reasons} onDismiss={dismiss} />}
      retryLabel={unsent && post?.isAvailable === false ? t`Send without the post` : undefined}
      onRetry={unsent && (() => outbox.retry(unsent))}
    />
  );
});
