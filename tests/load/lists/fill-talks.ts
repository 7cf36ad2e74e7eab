import { Random } from '../../../packages/server/src/entry/seed/random.ts';
import type { Database } from '../../../packages/server/src/foundation/db/database.ts';
import type {
  ConversationMembersTable,
  ConversationsTable,
  MessagesTable,
} from '../../../packages/server/src/foundation/db/tables/message-tables.ts';
import { foldForSearch } from '../../../packages/server/src/foundation/text/search-text.ts';
import { idAt } from '../market/id-at.ts';
import { insertRows } from '../market/insert-rows.ts';

const SEED = 1960;
const MINUTE = 60_000;
/** The time between messages of one conversation, so that a long one spans months, with a divider for each day. */
const GAP = 20 * MINUTE;
/** Every conversation at a multiple of this number has an unseen message. */
const UNSEEN_EVERY = 10;

const WORDS =
  'is the adire still there how much for six yards two thousand naira last price please can you send it to Ibadan by tomorrow I will come and see it yes no thank you madam'.split(
    ' ',
  );

interface Talk {
  partnerId: string;
  /** The number of its messages. */
  messages: number;
}

/**
 * Creates conversations with their messages directly in the database, the first with the newest message. All messages
 * are seen, except the last one of every tenth short conversation.
 */
export async function fillTalks(
  database: Database,
  viewerId: string,
  talks: readonly Talk[],
  now: number,
): Promise<void> {
  const random = new Random(SEED);
  const conversations: ConversationsTable[] = [];
  const members: ConversationMembersTable[] = [];
  const messages: MessagesTable[] = [];
  for (const [index, talk] of talks.entries()) {
    const end = now - (index + 1) * MINUTE;
    const begin = end - talk.messages * GAP;
    const id = idAt(begin, random);
    const [low, high] = [viewerId, talk.partnerId].toSorted();
    conversations.push({ id, low_id: low ?? '', high_id: high ?? '', created_at: begin });
    const isUnseen = talk.messages < UNSEEN_EVERY && index % UNSEEN_EVERY === 0;
    for (let number = 1; number <= talk.messages; number += 1) {
      const isLast = number === talk.messages;
      const at = begin + number * GAP;
      const isOwn = !(isLast && isUnseen) && random.next() < 0.5;
      const [sender, recipient] = isOwn ? [viewerId, talk.partnerId] : [talk.partnerId, viewerId];
      const text = Array.from(
        { length: random.between(1, random.next() < 0.1 ? 60 : 14) },
        () => WORDS[random.between(0, WORDS.length - 1)],
      ).join(' ');
      messages.push({
        id: idAt(at, random),
        conversation_id: id,
        sender_id: sender,
        recipient_id: recipient,
        client_id: crypto.randomUUID(),
        text: `${number} ${text}`,
        search_text: foldForSearch(`${number} ${text}`),
        img: null,
        post_id: null,
        reply_to: null,
        automatic: null,
        show_now: null,
        created_at: at,
        edited_at: null,
        deleted_at: null,
        seen_at: isLast && isUnseen ? null : at + 1,
        seen_untold: 0,
      });
    }
    const shared = {
      conversation_id: id,
      last_message_id: messages.at(-1)?.id ?? null,
      last_message_at: end,
      is_muted: 0,
      labels: 0,
      set_aside_after: null,
      snoozed_until: null,
      reached_up_to: null,
    };
    members.push({ ...shared, user_id: viewerId, partner_id: talk.partnerId, unread_count: isUnseen ? 1 : 0 });
    members.push({ ...shared, user_id: talk.partnerId, partner_id: viewerId, unread_count: 0 });
  }
  await insertRows(database, 'conversations', conversations);
  await insertRows(database, 'messages', messages);
  await insertRows(database, 'conversation_members', members);
}
