// What people tell each other and are told. How each kind of value is held: see ../schema.ts.

export interface ConversationsTable {
  id: string;
  /** The lesser of the two people's ids. */
  low_id: string;
  high_id: string;
  created_at: number;
}

/** A conversation as one of the two sees it. */
export interface ConversationMembersTable {
  user_id: string;
  partner_id: string;
  conversation_id: string;
  unread_count: number;
  /** The newest message that is not deleted. */
  last_message_id: string | null;
  last_message_at: number;
  /** Whether this one of the two is not notified of it. */
  is_muted: number;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  sender_id: string;
  recipient_id: string;
  /** Made by the sender: the same one twice is one message. */
  client_id: string;
  text: string;
  /** Key in the image store. */
  img: string | null;
  /** The post that it was sent about, which may be gone. */
  post_id: string | null;
  created_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  seen_at: number | null;
  /** Whether the sender is never told that it was seen, see messages/see-messages.ts. */
  seen_untold: number;
}

export interface NotificationsTable {
  id: string;
  recipient_id: string;
  sender_id: string;
  type: string;
  post_id: string | null;
  message: string;
  is_read: number;
  created_at: number;
}

/** The number of the last event each person was sent. */
export interface EventSequencesTable {
  user_id: string;
  last_seq: number;
}

/** What happened for a person, so that a client can catch up. What it was about is looked up as it is now. */
export interface EventsTable {
  user_id: string;
  seq: number;
  name: string;
  subject_id: string;
  /** Of messagesSeen the oldest message that was seen; the subject is the newest. */
  first_id: string | null;
  created_at: number;
}
