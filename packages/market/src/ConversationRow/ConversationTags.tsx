import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ConversationTags.module.css';
import { MESSAGES } from './messages.ts';

interface ConversationTagsProps {
  /** The names of the conversation's labels. */
  tags: readonly string[];
  /** Why the conversation is back in the list, or the state of a deal: "Snoozed until now", "Agreed". */
  note?: string | undefined;
}

/** The labels of a conversation, in its row and in its details (product §2 "Chat list"). */
export function ConversationTags({ tags, note }: ConversationTagsProps) {
  const messages = useMessages('ConversationRow', MESSAGES);
  return (
    <span className={styles.tags}>
      {note && <span className={styles.note}>{note}</span>}
      {tags.length > 0 && <VisuallyHidden>{messages.labels}</VisuallyHidden>}
      {tags.map((tag) => (
        <bdi key={tag} className={styles.tag}>
          {tag}
        </bdi>
      ))}
    </span>
  );
}
