import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import type { QuotedMessage } from '@oja/contract/quoted-message';
import type { SharedPost } from '@oja/contract/shared-post';
import type { MessageBubbleProps } from '@oja/market/MessageBubble';
import type { ThreadMessage, UnreadSince } from '@oja/market/MessageThread';

import { translateText } from '../../../platform/language.ts';
import { quoteOf } from '../../../realtime/events/message-events.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';

/** A message in the thread's form: stored on the server, or unsent. */
export interface ShownMessage
  extends
    ThreadMessage,
    Pick<MessageBubbleProps, 'images' | 'status' | 'isAutomatic' | 'isEdited' | 'isDeleted' | 'failure'> {
  /** The post that it is about. */
  post: SharedPost | null;
  /** The message that it answers. */
  quote?: QuotedMessage | undefined;
  /** The server's message, if there is one. */
  message?: Message;
  /** The unsent message, if it is one. */
  outgoing?: OutgoingMessage;
}

/** The same id before and after the server has stored the message, so that its row stays in place. */
export const idOf = ({ clientId, _id }: Message) => clientId ?? _id;

/** Messages are immutable: an edited message is a new object. So each is converted once, however many follow. */
const known = new WeakMap<Message, ShownMessage>();

function shownMessage(message: Message, viewerId: string): ShownMessage {
  const before = known.get(message);
  if (before) return before;
  const shown = makeShown(message, viewerId);
  known.set(message, shown);
  return shown;
}

function makeShown(message: Message, viewerId: string): ShownMessage {
  const { _id, text, img, post, quote, createdAt, editedAt, deletedAt, seen, sender, automatic } = message;
  return {
    id: idOf(message),
    isOwn: sender._id === viewerId,
    text,
    sentAt: createdAt,
    images: img === null ? [] : [{ id: _id, url: img }],
    status: seen ? 'seen' : 'sent',
    isAutomatic: automatic,
    isEdited: editedAt !== null,
    isDeleted: deletedAt !== null,
    post,
    quote,
    message,
  };
}

function shownOutgoing(outgoing: OutgoingMessage, messages: readonly Message[]): ShownMessage {
  const { clientId, text, picture, post = null, quote, createdAt, status } = outgoing;
  // It may have been edited or deleted since.
  const quoted = quote && messages.find(({ _id }) => _id === quote._id);
  const progress = status === 'sending' ? picture?.progress : undefined;
  const failure = translateText(outgoing.failure);
  return {
    id: clientId,
    isOwn: true,
    text,
    sentAt: createdAt,
    images: picture ? [{ id: clientId, url: picture.previewUrl, progress }] : [],
    status: status === 'waiting' ? 'failed' : status,
    failure:
      failure &&
      (status === 'waiting' ? t`Not sent yet: it goes by itself later. ${failure}` : t`Not sent. ${failure}`),
    post,
    quote: quoted ? quoteOf(quoted) : quote,
    outgoing,
  };
}

/**
 * The thread from oldest to newest, with unsent messages last. An unsent message whose event has arrived before its
 * answer is left out. The server stores messages in the order of writing, so those that were written before it are
 * stored too, although their events are missing: they are above it.
 */
export function shownThread(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  viewerId: string,
): ShownMessage[] {
  const taken = new Set(messages.map(({ clientId }) => clientId));
  const unsent = new Set(outgoing.filter(({ clientId }) => !taken.has(clientId)));
  const places = new Map(outgoing.map(({ clientId }, place) => [clientId, place]));
  const shown: ShownMessage[] = [];
  for (const message of messages) {
    const place = message.clientId === null ? 0 : (places.get(message.clientId) ?? 0);
    for (const one of outgoing.slice(0, place))
      if (one.status !== 'failed' && unsent.delete(one)) shown.push(shownOutgoing(one, messages));
    shown.push(shownMessage(message, viewerId));
  }
  return [...shown, ...[...unsent].map((one) => shownOutgoing(one, messages))];
}

/** The first unseen message and the number of them, when a thread opens. */
export function unreadSince(messages: readonly Message[], viewerId: string) {
  const unseen = messages.filter(
    ({ sender, seen, deletedAt }) => sender._id !== viewerId && !seen && deletedAt === null,
  );
  const [first] = unseen;
  if (!first) return undefined;
  const since: UnreadSince = { firstId: idOf(first), count: unseen.length };
  return since;
}
