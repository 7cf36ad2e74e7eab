import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import styles from './MessageBubble.module.css';

interface MessageMenuProps {
  /** Copies the text to the clipboard. */
  onCopy: (() => void) | undefined;
  /** Starts editing. */
  onEdit: (() => void) | undefined;
  /** Deletes the message; called after the confirmation. */
  onDelete: (() => void) | undefined;
}

/** The actions on a message. Deletion asks first, because it applies to both participants. */
export function MessageMenu({ onCopy, onEdit, onDelete }: MessageMenuProps) {
  const [asking, setAsking] = useState(false);
  if (!onCopy && !onEdit && !onDelete) return null;
  return (
    <>
      <span className={styles.menu}>
        <Menu
          trigger={<IconButton label="Message options" icon={<Ellipsis />} />}
          items={[
            onCopy && { label: 'Copy text', icon: <Copy />, onSelect: onCopy },
            onEdit && { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
            onDelete && { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setAsking(true) },
          ]}
        />
      </span>
      {asking && onDelete && (
        <ConfirmDialog
          open
          question="Delete this message?"
          text="It disappears for both of you. A line in its place says that it was deleted."
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
        />
      )}
    </>
  );
}
