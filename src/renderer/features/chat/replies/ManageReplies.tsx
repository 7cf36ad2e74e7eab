import { t } from '@lingui/core/macro';
import { REPLIES_MAX } from '@oja/contract/limits';
import type { SavedReply } from '@oja/contract/saved-replies';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { IconButton } from '@oja/ui/IconButton';
import { toast } from '@oja/ui/toast-store';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

import { failureMessage } from '../../../api/failure.ts';
import {
  useDeleteReplyMutation,
  useGetSavedRepliesQuery,
  useSaveReplyMutation,
} from '../../../api/saved-replies-api.ts';
import styles from './replies.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { aboutPlaceholders } from './starters.ts';

/** Adds, changes and deletes the viewer's saved replies. A deletion can be undone. */
export function ManageReplies({ onClose }: { onClose: () => void }) {
  const { data, error } = useGetSavedRepliesQuery();
  const [save] = useSaveReplyMutation();
  const [remove] = useDeleteReplyMutation();
  /** The reply in the form; undefined for a new one, null for none. */
  const [edited, setEdited] = useState<SavedReply | null | undefined>(null);
  const add = useRef<HTMLButtonElement>(null);
  const replies = data?.data ?? [];

  const removeReply = async ({ _id, name, text, uses }: SavedReply) => {
    // The row's button is gone, and with it the focus.
    add.current?.focus();
    if (!(await remove(_id)).data) return;
    toast({
      title: t`Deleted: ${name}`,
      action: { label: t`Undo`, onSelect: () => void save({ name, text, uses }) },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      // What is typed in the form is not lost by a press of Escape.
      dismissible={edited === null}
      title={edited === null ? t`Saved replies` : edited ? t`Change reply` : t`New reply`}
      description={
        edited === null && replies.length > 0 ? t`Type “/” in an empty message to use them.` : aboutPlaceholders()
      }
    >
      {edited !== null ? (
        <ReplyForm reply={edited} onEnd={() => setEdited(null)} />
      ) : (
        <>
          {error && !data && <p role="alert">{failureMessage(error)}</p>}
          <ul className={styles.replies} aria-label={t`Saved replies`}>
            {replies.map((reply) => (
              <li key={reply._id} className={styles.reply}>
                <span className={styles.content}>
                  <bdi className={styles.name}>{reply.name}</bdi>
                  <bdi className={styles.text}>{reply.text}</bdi>
                </span>
                <IconButton label={t`Change ${reply.name}`} icon={<Pencil />} onClick={() => setEdited(reply)} />
                <IconButton label={t`Delete ${reply.name}`} icon={<Trash2 />} onClick={() => void removeReply(reply)} />
              </li>
            ))}
          </ul>
          <Button
            ref={add}
            icon={<Plus />}
            variant="secondary"
            disabled={replies.length >= REPLIES_MAX}
            onClick={() => setEdited(undefined)}
          >
            {t`New reply`}
          </Button>
        </>
      )}
    </Dialog>
  );
}
