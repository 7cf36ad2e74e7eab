import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { MessageBubble, type MessageEditing } from '@oja/market/MessageBubble';
import type { Position } from '@oja/market/MessageThread';
import { MessageQuote } from '@oja/market/MessageQuote';
import { SafetyNotice } from '@oja/market/SafetyNotice';
import { SharedPost } from '@oja/market/SharedPost';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';

import { postPath } from '../../posts/post-paths.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { isAtAddress } from './pinned-post.ts';
import type { ShownMessage } from './thread-messages.ts';
import type { useMessageActions } from './use-message-actions.ts';
import type { MessageNotices } from '../safety/use-message-notices.ts';

/** If it cannot be loaded, the vendor answers with an ordinary message. */
const ShowItNow = lazy(() => import('../show-now/ShowItNow.tsx').catch(() => ({ default: () => null })));

interface ThreadMessageProps {
  one: ShownMessage;
  position: Position;
  partnerId: string;
  partnerName: string;
  /** Set while it is edited. */
  editing: MessageEditing | undefined;
  onEdit: (message: Message) => void;
  /** Chooses a message to answer; undefined where the viewer cannot write. */
  onReply: ((message: Message) => void) | undefined;
  /** The id in the thread of the message that it quotes, if that is loaded. */
  quotedId: string | undefined;
  /** Goes to a message of the thread. */
  onJump: (id: string) => void;
  /** The viewer has just gone to it. */
  isTarget: boolean;
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
  partnerId,
  partnerName,
  editing,
  onEdit,
  onReply,
  quotedId,
  onJump,
  isTarget,
  actions,
  outbox,
  notices,
  onOpenImage,
}: ThreadMessageProps) {
  const { id, message, outgoing, post, quote, ...bubble } = one;
  const own = one.isOwn ? message : undefined;
  const asked = onReply && !own && message?.showNow === 'request' ? message : undefined;
  const reasons = notices.reasonsOf(message);
  // A waiting message is retried automatically, but can also be retried at once or discarded.
  const unsent = outgoing !== undefined && outgoing.status !== 'sending' ? outgoing : undefined;
  // A refused action was for a state of the deal that is past: its card has what can be done now.
  const isPast = unsent?.status === 'failed' && unsent.step && 'action' in unsent.step;

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
      data-message={id}
      isTarget={isTarget}
      position={position}
      partnerName={partnerName}
      post={
        post && (
          <SharedPost
            title={post.title}
            price={post.price}
            pictureUrl={post.picture}
            isAvailable={isAtAddress(post)}
            link={isAtAddress(post) ? <Link to={postPath(post._id)} /> : undefined}
          />
        )
      }
      quote={
        quote && (
          <MessageQuote
            isOwn={quote.sender._id !== partnerId}
            partnerName={partnerName}
            text={quote.text}
            pictureUrl={quote.picture}
            isDeleted={quote.isDeleted}
            onOpen={quotedId === undefined ? undefined : () => onJump(quotedId)}
          />
        )
      }
      editing={editing}
      onOpenImage={() => onOpenImage(one)}
      onReply={message && onReply && (() => onReply(message))}
      onCopy={() => void actions.copyText(one.text)}
      onEdit={own && (() => onEdit(own))}
      onDelete={own || unsent ? remove : undefined}
      notice={
        (reasons.length > 0 || asked) && (
          <>
            {reasons.length > 0 && <SafetyNotice reasons={reasons} onDismiss={dismiss} />}
            {asked && (
              <Suspense fallback={null}>
                <ShowItNow message={asked} partnerName={partnerName} />
              </Suspense>
            )}
          </>
        )
      }
      retryLabel={unsent && post?.isAvailable === false ? t`Send without the post` : undefined}
      onRetry={unsent && !isPast ? () => outbox.retry(unsent) : undefined}
    />
  );
});
