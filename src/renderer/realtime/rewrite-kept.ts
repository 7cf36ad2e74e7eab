import { amendThread } from '../platform/kept-threads.ts';
import { mergeMessage, partnerOf } from './messages-handler.ts';
import type { ServerEvent } from './server-event.ts';

/**
 * What was edited or deleted is so in the conversation that is kept on this device as well, whether it is open or not: what
 * somebody has taken back is not to be read offline. Never rejects.
 */
export async function rewriteKept({ name, payload }: ServerEvent, viewerId: string): Promise<void> {
  if (name !== 'messageUpdated' && name !== 'messageDeleted') return;
  const { message } = payload;
  await amendThread(viewerId, partnerOf(message, viewerId), (page) => {
    const known = page.data.find(({ _id }) => _id === message._id);
    if (!known) return page;
    const data = page.data.map((one) => (one === known ? mergeMessage(known, message) : one));
    // Which post the conversation is about once the message that named it is gone, the server knows.
    return { ...page, data, post: message.deletedAt !== null && known.post ? null : page.post };
  });
}
