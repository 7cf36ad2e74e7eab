import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';

import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { previewOf } from '../ExpandableText/preview.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyMenu } from '../LazyMenu/LazyMenu.tsx';

interface CommentMenuProps {
  /** The comment: its first words tell one menu from the other in a thread. */
  text: string;
  /** Opens the editor. */
  onEdit: (() => void) | undefined;
  /** Deletes it, once the question is answered. */
  onDelete: (() => Promise<unknown>) | undefined;
  /** The button that opens the menu. */
  ref: Ref<HTMLButtonElement>;
}

/** What its author can do with a comment, and the question before it is deleted. */
export function CommentMenu({ text, onEdit, onDelete, ref }: CommentMenuProps) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'busy' | 'failed'>('no');
  const confirm = async () => {
    setAsking('busy');
    try {
      await onDelete?.();
      setAsking('no');
    } catch {
      setAsking('failed');
    }
  };
  return (
    <>
      <LazyMenu
        trigger={<IconButton ref={ref} label={`Menu of your comment “${previewOf(text, 4) ?? text}”`} icon={<Ellipsis />} />}
        items={[
          onEdit && { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
          'separator',
          onDelete && { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setAsking('yes') },
        ]}
      />
      <ConfirmDialog
        open={asking !== 'no'}
        question="Delete this comment?"
        text="It goes for everybody, and cannot be brought back."
        busy={asking === 'busy'}
        error={asking === 'failed' ? 'Could not delete comment' : undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking('no')}
      />
    </>
  );
}
