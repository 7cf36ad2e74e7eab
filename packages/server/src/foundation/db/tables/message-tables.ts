// Messages, events and notifications. For the types of values, see ../schema.ts.

import type { ErrorCode } from '@oja/contract/errors';

export interface ConversationsTable {
  id: string;
  /** The lesser of the two people's ids. */
  low_id: string;
  high_id: string;
  created_at: number;
}

/** A conversation from the view of one of its two members. */
export interface ConversationMembersTable {
  user_id: string;
  partner_id: string;
  conversation_id: string;
  unread_count: number;
  /** The newest message that is not deleted. */
  last_message_id: string | null;
  /** Where the list has it: when its newest message was sent, or until when it is snoozed. */
  last_message_at: number;
  /** Whether this member gets no notifications from the conversation. */
  is_muted: number;
  /** The labels as bits: 1 for label 1, 2 for label 2, 4 for label 3. */
  labels: number;
  /** This member archived or snoozed it when this message was the newest; a newer one ends both. Null for neither. */
  set_aside_after: string | null;
  /** Until when it is snoozed; null in an archived one. */
  snoozed_until: number | null;
  /** The newest message of which a push or an email informed this member. Null for none. */
  reached_up_to: string | null;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  sender_id: string;
  recipient_id: string;
  /** Created by the sender: messages with the same one are one message. */
  client_id: string;
  text: string;
  /** The text as search compares it (foldForSearch); empty for a deleted message. */
  search_text: string;
  /** Key in the image store. */
  img: string | null;
  /** The post that the message is about, which may be deleted. */
  post_id: string | null;
  /** The message of the same conversation that it answers, which may be deleted. */
  reply_to: string | null;
  /** Which automatic message of its sender it is; null for one that the sender wrote. */
  automatic: 'greeting' | 'away' | null;
  /** It asks to see its post now, or shows it, decision 074. Null for any other. */
  show_now: 'request' | 'picture' | null;
  created_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  seen_at: number | null;
  /** Whether the sender is never informed that it was seen, see see-messages.ts. */
  seen_untold: number;
}

export interface NotificationsTable {
  id: string;
  recipient_id: string;
  sender_id: string;
  type: string;
  post_id: string | null;
  /** The comment that it is about, which may be deleted. */
  comment_id: string | null;
  message: string;
  is_read: number;
  created_at: number;
}

/** The sequence number of each person's last event. */
export interface EventSequencesTable {
  user_id: string;
  last_seq: number;
}

/** The events of each person, so that clients can catch up. Their subjects are read in their current state. */
export interface EventsTable {
  user_id: string;
  seq: number;
  name: string;
  subject_id: string;
  /** For messagesSeen: the oldest message seen; the subject is the newest one. */
  first_id: string | null;
  created_at: number;
}

/** The texts that a person often writes, product §7. */
export interface SavedRepliesTable {
  id: string;
  user_id: string;
  name: string;
  text: string;
  /** How often it was put into a message: the order of the list. */
  uses: number;
  created_at: number;
}

/** The texts that are sent later, decision 076. */
export interface ScheduledMessagesTable {
  /** Made by the sender: the `client_id` of the message once it is sent. */
  id: string;
  sender_id: string;
  /** May be the id of an erased account. */
  recipient_id: string;
  text: string;
  post_id: string | null;
  reply_to: string | null;
  send_at: number;
  /** The error code with which sending failed; null while it waits. */
  failure: ErrorCode | null;
  created_at: number;
}

/** How long a vendor usually takes to answer, see count-answer-times.ts. */
export interface AnswerTimesTable {
  user_id: string;
  /** One of the contract's ANSWER_STEPS. */
  minutes: number;
  counted_at: number;
}

/** A browser that gets pushes (decision 064), one for each session. It is deleted with the session. */
export interface PushSubscriptionsTable {
  /** The token hash of the session. */
  session_hash: string;
  user_id: string;
  /** The address at the push service, a secret of the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The device's time zone, for quiet hours. */
  time_zone: string;
  /** The number of the person's last event that was looked at for pushes. */
  seen_seq: number;
  created_at: number;
}

/** News that wait to be pushed to a browser. */
export interface WaitingPushesTable {
  session_hash: string;
  /** The partner of a conversation, or the notification. */
  subject: string;
  kind: string;
  due_at: number;
  /** How often the push service has failed. */
  attempts: number;
  expires_at: number;
}

/** One row: up to which moment the log of events was looked through for messages that stayed unread. */
export interface MessageMailProgressTable {
  moment: number;
}

/** Conversations whose unread messages may need an email (decision 067). */
export interface WaitingMessageMailsTable {
  user_id: string;
  partner_id: string;
  due_at: number;
}

/** How many emails about unread messages a person had on their last day with one. */
export interface MessageMailsTable {
  user_id: string;
  /** Days since 1970, by the clock of Lagos. */
  sent_day: number;
  sent_count: number;
}
