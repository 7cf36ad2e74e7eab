import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ComponentType, type Ref } from 'react';

import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { previewOf } from '../ExpandableText/preview.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyMenu } from '../LazyMenu/LazyMenu.tsx';

interface CommentMenuProps {
  /** The comment: its first words tell one menu from the other in a thread. */
  text: string;
  /** The ConfirmDialog, once somebody has reached for it. */
  Question: ComponentType<ConfirmDialogProps> | undefined;
  /** The menu is open: fetches what its entries need. */
  onOpen: () => void;
  /** Opens the editor. */
  onEdit: (() => void) | undefined;
  /** Calls back when the question can be asked. */
  onReachDelete: (ask: () => void) => void;
  /** Deletes it, once the question is answered. */
  onDelete: (() => Promise<unknown>) | undefined;
  /** The button that opens the menu. */
  ref: Ref<HTMLButtonElement>;
}

/** What its author can do with a comment, and the question before it is deleted. */
export function CommentMenu({ text, Question, onOpen, onEdit, onReachDelete, onDelete, ref }: CommentMenuProps) {
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
        onOpenChange={(open) => open && onOpen()}
        items={[
          onEdit && { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
          'separator',
          onDelete && { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onReachDelete(() => setAsking('yes')) },
        ]}
      />
      {Question && (
        <Question
          open={asking !== 'no'}
          question="Delete this comment?"
          text="It disappears for everybody. This cannot be undone."
          busy={asking === 'busy'}
          error={asking === 'failed' ? 'Could not delete comment' : undefined}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking('no')}
        />
      )}
    </>
  );
}
