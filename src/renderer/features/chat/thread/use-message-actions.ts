import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useMemo } from 'react';

import { api } from '../../../api/api.ts';
import { messagesApi, useDeleteMessageMutation } from '../../../api/messages-api.ts';
import { showAnswered } from '../../../realtime/events/apply-event.ts';
import { upsertMessage, restoreMessage } from '../../../realtime/events/message-events.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/** The actions on single messages of a conversation, except editing. */
export function useMessageActions(partnerId: string) {
  const dispatch = useChatDispatch();
  const [deleteMessage] = useDeleteMessageMutation();
  const { copy } = useCopy();

  // The same object for every render, so that a message is not rendered because of another one.
  return useMemo(
    () => ({
      /** Removes the message at once, and restores it if the server refuses. */
      async remove(message: Message) {
        const deleted: Message = { ...message, text: '', img: null, deletedAt: new Date().toISOString() };
        dispatch(
          messagesApi.util.updateQueryData('getMessages', partnerId, (thread) => upsertMessage(thread, deleted)),
        );
        const { error } = await deleteMessage({ messageId: message._id, partnerId });
        if (!error) {
          dispatch(showAnswered([{ ...deleted, post: null }]));
          return;
        }
        dispatch(
          messagesApi.util.updateQueryData('getMessages', partnerId, (thread) => restoreMessage(thread, message)),
        );
        dispatch(api.util.invalidateTags([{ type: 'Messages', id: partnerId }]));
      },
      copyText: async (text: string) => {
        const isCopied = await copy(text);
        toast({
          tone: isCopied ? 'success' : 'danger',
          title: isCopied ? t`Message copied.` : t`Could not copy this message.`,
          durationMs: TOAST_MS.chat,
        });
      },
    }),
    [copy, deleteMessage, dispatch, partnerId],
  );
}
