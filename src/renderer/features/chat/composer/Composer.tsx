import { MESSAGE_MAX } from '@oja/contract/limits';
import { MessageComposer } from '@oja/ui/MessageComposer';
import { SharedPost } from '@oja/ui/SharedPost';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { useEffect, useRef } from 'react';

import { announceTyping } from '../../../realtime/presence/typing.ts';
import { useUser } from '../../../session/use-session.ts';
import { UnblockButton } from '../../people/UnblockButton.tsx';
import { useDraft } from './drafts.ts';
import { useAttachedPost } from './use-attached-post.ts';
import { useMessagePictures } from './use-message-pictures.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { Partner } from '../thread/use-partner.ts';

interface ComposerProps {
  partnerId: string;
  /** undefined while it is not known who that is. */
  partner: Partner | undefined;
}

const STATES = { none: 'ready', mine: 'blocked', theirs: 'refused' } as const;

/** Where a message is written. The text leaves the field as it is sent; a message that fails stays in the thread, whole. */
export function Composer({ partnerId, partner }: ComposerProps) {
  const { _id } = useUser();
  const [draft, setDraft, handOver] = useDraft(_id, partnerId);
  const pictures = useMessagePictures();
  const { post, remove: removePost } = useAttachedPost(partnerId);
  const { outbox } = useOutbox(partnerId);
  const dispatch = useChatDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone the focus would bring up the keyboard over what one came to read.
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');

  useEffect(() => {
    if (hasKeyboard) field.current?.focus({ preventScroll: true });
  }, [hasKeyboard]);

  const send = () => {
    // What is gone cannot be sent along; the words can.
    handOver(outbox.add(partnerId, draft.trim(), pictures.files, post?.isAvailable ? post : undefined));
    removePost();
    pictures.clear();
  };
  const write = (text: string) => {
    setDraft(text);
    // Whoever takes words away is not about to say something.
    if (text.length > draft.length) void dispatch(announceTyping(partnerId));
  };
  const takePostOff = () => {
    removePost();
    field.current?.focus();
  };
  return (
    <MessageComposer
      ref={field}
      value={draft}
      onChange={write}
      maxCharacters={MESSAGE_MAX}
      onSend={send}
      post={post && <SharedPost {...post} pictureUrl={post.picture} onRemove={takePostOff} />}
      images={pictures.images}
      onAddImages={pictures.add}
      onRemoveImage={pictures.remove}
      error={pictures.message}
      state={partner?.isDeletedAccount ? 'closed' : STATES[partner?.block ?? 'none']}
      stateAction={partner?.block === 'mine' && <UnblockButton person={{ _id: partnerId, name: partner.name }} />}
    />
  );
}
