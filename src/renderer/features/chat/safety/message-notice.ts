import type { Message } from '@oja/contract/messages';
import type { SafetyReason } from '@oja/ui/SafetyNotice';

import { messageReasons } from './message-reasons.ts';

/** Messages never change: an edited one is another object. So the rules run once for each, however often it is shown. */
const known = new WeakMap<Message, readonly SafetyReason[]>();
const NONE: readonly SafetyReason[] = [];

/** Why a message of the partner may be risky, the gravest first; a deleted one is not. */
export function reasonsOf(message: Message, ownHost: string): readonly SafetyReason[] {
  if (message.deletedAt !== null || message.text === '') return NONE;
  const before = known.get(message);
  if (before) return before;
  const reasons = messageReasons(message.text, ownHost);
  known.set(message, reasons);
  return reasons;
}

/** What a dismissed notice is remembered by: once its message is edited, the warning comes back. */
export const noticeIdOf = ({ _id, editedAt }: Message) => (editedAt === null ? _id : `${_id}@${editedAt}`);
