import { t } from '@lingui/core/macro';
import { MESSAGE_MAX } from '@oja/contract/limits';
import type { Message } from '@oja/contract/messages';
import type { SharedPost as SharedPostData } from '@oja/contract/shared-post';
import { MessageComposer } from '@oja/market/MessageComposer';
import { MessageQuote } from '@oja/market/MessageQuote';
import { QuickQuestions } from '@oja/market/QuickQuestions';
import { SharedPost } from '@oja/market/SharedPost';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { translateText } from '../../../platform/language.ts';
import { announceTyping } from '../../../realtime/presence/typing.ts';
import { useUser } from '../../../session/use-session.ts';
import { UnblockButton } from '../../people/UnblockButton.tsx';
import { useDraft } from './drafts.ts';
import { useDraftQuote } from './use-draft-quote.ts';
import { useAttachedPost } from './use-attached-post.ts';
import { useMessagePictures } from './use-message-pictures.ts';
import { ReplyButton } from './ReplyButton.tsx';
import { SendLater } from './SendLater.tsx';
import { useReplyList } from './use-reply-list.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { Partner } from '../thread/use-partner.ts';

/** Without it, nobody is asked; Settings has the choice. */
const AskForAlerts = lazy(() => import('./AskForAlerts.tsx').catch(() => ({ default: () => null })));

interface ComposerProps {
  partnerId: string;
  /** Undefined until the partner is known. */
  partner: Partner | undefined;
  /** The post that the conversation is about. */
  pinned: SharedPostData | null;
}

const STATES = { none: 'ready', mine: 'blocked', theirs: 'refused' } as const;

/** What buyers ask first about a post. */
const questionsToVendor = () => [t`Is it still available?`, t`What is your last price?`, t`Where can I see it?`];

/** The field for a new message. Its text moves to the thread when it is sent, also if sending fails. */
export function Composer({ partnerId, partner, pinned }: ComposerProps) {
  const { _id } = useUser();
  const [draft, setDraft, handOver] = useDraft(_id, partnerId);
  const pictures = useMessagePictures();
  const attached = useAttachedPost(partnerId);
  const { post, vendorId, isOffered, remove: removePost } = attached;
  const { outbox } = useOutbox(partnerId);
  const dispatch = useChatDispatch();
  const [hasSent, setHasSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const quoted = useDraftQuote(partnerId, field);
  const { quote, cancel: cancelQuote } = quoted;
  const { List: ReplyList, ...replies } = useReplyList(field, draft);
  // On a phone, focusing the field would open the keyboard over the messages.
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');

  useEffect(() => {
    if (hasKeyboard) field.current?.focus({ preventScroll: true });
  }, [hasKeyboard]);

  const add = (text: string, showNow?: Message['showNow']) => {
    // A deleted post cannot be attached; the text is sent without it.
    const about = post?.isAvailable ? { post, showNow } : {};
    const stored = outbox.add(partnerId, text, pictures.files, { ...about, quote });
    removePost();
    cancelQuote();
    pictures.clear();
    setHasSent(true);
    return stored;
  };
  const send = () => {
    if (replies.holdsBack()) return;
    replies.close();
    handOver(add(draft.trim()));
  };
  const ask = (question: string) => {
    void add(question, question === showMe ? 'request' : undefined);
    // The questions are gone, and with them the focus.
    if (hasKeyboard) field.current?.focus();
  };
  const write = (text: string) => {
    replies.write(text);
    setDraft(text);
    // Deleting text does not count as typing.
    if (text.length > draft.length) void dispatch(announceTyping(partnerId));
  };
  const sendThumbsUp = () => {
    void outbox.add(partnerId, '👍', [], { quote });
    cancelQuote();
  };
  const cancelReply = () => {
    cancelQuote();
    field.current?.focus();
  };
  const takePostOff = () => {
    removePost();
    field.current?.focus();
  };
  const state = partner?.isDeletedAccount ? 'closed' : STATES[partner?.block ?? 'none'];
  const showMe = t`Can you show it to me now?`;
  // The pinned post has a button for it.
  const isPinned = pinned?._id === post?._id;
  const canAsk = isOffered && vendorId === partnerId && state === 'ready';
  return (
    <>
      {hasSent && partner && (
        <Suspense fallback={null}>
          <AskForAlerts name={partner.name} />
        </Suspense>
      )}
      {canAsk && draft === '' && pictures.images.length === 0 && (
        <QuickQuestions questions={[...questionsToVendor(), ...(isPinned ? [] : [showMe])]} onAsk={ask} />
      )}
      {ReplyList && (
        <ReplyList
          field={field}
          post={post ?? pinned}
          partnerName={partner?.name}
          isOpen={replies.isOpen && state === 'ready'}
          typed={draft.slice(1)}
          onReady={replies.setIsReady}
          onTake={(text) => {
            setDraft(text);
            replies.close();
          }}
          onClose={replies.close}
        />
      )}
      <MessageComposer
        fieldRef={field}
        value={draft}
        onValueChange={write}
        maxCharacters={MESSAGE_MAX}
        onSend={send}
        post={
          post && (
            <SharedPost
              title={post.title}
              price={post.price}
              pictureUrl={post.picture}
              isAvailable={post.isAvailable}
              onRemove={takePostOff}
            />
          )
        }
        quote={
          quote && (
            <MessageQuote
              isOwn={quote.sender._id === _id}
              partnerName={partner?.name ?? ''}
              text={quote.text}
              pictureUrl={quote.picture}
              onCancel={cancelReply}
            />
          )
        }
        onCancelQuote={cancelReply}
        onThumbsUp={sendThumbsUp}
        images={pictures.images}
        onAddImages={pictures.add}
        onRemoveImage={pictures.remove}
        actions={
          <>
            {!hasKeyboard && replies.hasButton && <ReplyButton field={field} replies={replies} />}
            <SendLater
              {...{ partnerId, partner, draft, setDraft, pictures, attached, quoted, field, replies, hasKeyboard }}
            />
          </>
        }
        error={replies.problem ?? translateText(pictures.message)}
        state={state}
        stateAction={partner?.block === 'mine' && <UnblockButton person={{ _id: partnerId, name: partner.name }} />}
      />
    </>
  );
}
