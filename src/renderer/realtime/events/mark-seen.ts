import type { Acknowledgement } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';

import { api } from '../../api/api.ts';
import { emitEvent } from '../socket/emit-event.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { conversationRead } from './apply-event.ts';

/**
 * Marks the partner's messages as seen, up to a message, and shows it at once. If the server refuses or does not
 * answer, the lists are refetched.
 * @returns the server's answer; undefined if none came
 */
export function markSeen(
  partnerId: string,
  { conversationId, _id }: Pick<Message, 'conversationId' | '_id'>,
): RealtimeThunk<Promise<Acknowledgement | undefined>> {
  return async (dispatch) => {
    dispatch(conversationRead({ conversationId, upTo: _id }));
    const answer = await dispatch(emitEvent('markMessagesAsSeen', { conversationId, userId: partnerId, upTo: _id }));
    if (!answer?.ok) dispatch(api.util.invalidateTags([{ type: 'Messages', id: partnerId }, 'Conversations']));
    return answer;
  };
}
