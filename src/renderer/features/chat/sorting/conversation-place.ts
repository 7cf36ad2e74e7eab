import type { Conversation } from '@oja/contract/messages';

type Placed = Pick<Conversation, 'setAside' | 'lastMessage'>;

/** Whether no message is newer than the archive or snooze (product §3): a new one ends both. */
const isLasting = ({ setAside, lastMessage }: Placed): boolean =>
  setAside !== undefined && (lastMessage === null || lastMessage._id <= setAside.after);

/** Whether a conversation is archived or snoozed, and therefore not in the list. */
export function asideOf(conversation: Placed, now: number): 'archived' | 'snoozed' | undefined {
  if (!conversation.setAside || !isLasting(conversation)) return undefined;
  const { until } = conversation.setAside;
  if (until === null) return 'archived';
  return Date.parse(until) > now ? 'snoozed' : undefined;
}

/** Whether the partner waits for an answer: the newest message is theirs, or an automatic answer to it. */
export const isUnanswered = ({ lastMessage }: Pick<Conversation, 'lastMessage'>, viewerId: string): boolean =>
  lastMessage !== null && (lastMessage.sender._id !== viewerId || lastMessage.automatic === true);

/** Why a snoozed conversation is back: its time has come, or the partner answered before. Until the viewer answers. */
export function returnOf(conversation: Placed, viewerId: string, now: number): 'time' | 'answer' | undefined {
  const { setAside, lastMessage } = conversation;
  if (!setAside || setAside.until === null) return undefined;
  const until = Date.parse(setAside.until);
  if (isLasting(conversation)) return until <= now ? 'time' : undefined;
  const isAnswer = isUnanswered(conversation, viewerId) && Date.parse(lastMessage?.createdAt ?? '') <= until;
  return isAnswer ? 'answer' : undefined;
}
