import type { MessagesAnswer } from '@oja/contract/messages';

import { amendAnswer } from '../../platform/stored-answers.ts';
import { mergeMessage, partnerOf, requote } from './message-events.ts';
import type { ServerEvent } from './server-event.ts';

/**
 * Edits or deletes a message in the stored conversation, too, whether it is open or not: a deleted message must not be
 * readable offline, nor in a quote. Never rejects.
 */
export async function amendStoredThread({ name, payload }: ServerEvent, viewerId: string): Promise<void> {
  if (name !== 'messageUpdated' && name !== 'messageDeleted') return;
  const { message } = payload;
  await amendAnswer<MessagesAnswer>('thread', viewerId, partnerOf(message, viewerId), (page) => {
    const known = page.data.find(({ _id }) => _id === message._id);
    const amended = known ? mergeMessage(known, message) : message;
    const data = page.data.map((one) => (one === known ? amended : requote(one, amended)));
    // Only the server knows the post of the conversation once the message with the post is deleted.
    return { ...page, data, post: message.deletedAt !== null && known?.post ? null : page.post };
  });
}
