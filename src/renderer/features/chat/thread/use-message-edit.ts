import type { Message } from '@oja/contract/messages';
import { FAILURES } from '@oja/contract/failures';
import type { MessageEditing } from '@oja/market/MessageBubble';
import { useCallback, useState } from 'react';

import { failureMessage } from '../../../api/failure.ts';
import { useEditMessageMutation } from '../../../api/messages-api.ts';
import { showAnswered } from '../../../realtime/events/apply-event.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/**
 * Edits one message at a time (product §4). The editor stays open with its text until the server has accepted it or it
 * is cancelled.
 */
export function useMessageEdit(partnerId: string) {
  const [edit, setEdit] = useState<{ message: Message; text: string; error?: string }>();
  const [editMessage, { isLoading }] = useEditMessageMutation();
  const dispatch = useChatDispatch();

  const save = async () => {
    if (!edit) return;
    const { message } = edit;
    const text = edit.text.trim();
    if (text === message.text) {
      setEdit(undefined);
      return;
    }
    const { data, error } = await editMessage({ messageId: message._id, partnerId, text, img: message.img ?? '' });
    if (data) {
      dispatch(showAnswered([data.data.message]));
      setEdit(undefined);
    } else {
      setEdit({ ...edit, error: failureMessage(error, FAILURES.somethingWrong) });
    }
  };

  const begin = useCallback((message: Message) => setEdit({ message, text: message.text }), []);
  return {
    begin,
    /** The props of a message's bubble while it is edited. */
    editingOf(message: Message | undefined) {
      if (!edit || edit.message._id !== message?._id) return undefined;
      const { text, error } = edit;
      const editing: MessageEditing = {
        text,
        error,
        loading: isLoading,
        onValueChange: (next) => setEdit({ message: edit.message, text: next }),
        onSave: () => void save(),
        onCancel: () => setEdit(undefined),
      };
      return editing;
    },
  };
}
