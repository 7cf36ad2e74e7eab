import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ComponentType, type Ref } from 'react';

import type { ConfirmDialogProps } from '@oja/ui/ConfirmDialog';
import { previewOf } from '@oja/ui/ExpandableText';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

interface CommentMenuProps {
  /** The comment; its first words distinguish the menus of a thread. */
  text: string;
  /** The ConfirmDialog, once it has been loaded. */
  Dialog: ComponentType<ConfirmDialogProps> | undefined;
  /** Called when the menu opens: loads the tools of its entries. */
  onOpen: () => void;
  /** Opens the editor. */
  onEdit: (() => void) | undefined;
  /** Called with a function to run once the dialog has been loaded. */
  withDeleteDialog: (ask: () => void) => void;
  /** Deletes the comment, after the confirmation. */
  onDelete: (() => Promise<unknown>) | undefined;
  /** The button that opens the menu. */
  ref: Ref<HTMLButtonElement>;
}

/** The author's actions on a comment, and the confirmation before it is deleted. */
export function CommentMenu({ text, Dialog, onOpen, onEdit, withDeleteDialog, onDelete, ref }: CommentMenuProps) {
  const messages = useMessages('CommentItem', MESSAGES);
  const { format } = useLocale();
  const [confirmation, setConfirmation] = useState<'no' | 'yes' | 'busy' | 'failed'>('no');
  const confirm = async () => {
    setConfirmation('busy');
    try {
      await onDelete?.();
      setConfirmation('no');
    } catch {
      setConfirmation('failed');
    }
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            ref={ref}
            label={format(messages.menu, { text: previewOf(text, 4) ?? text })}
            icon={<Ellipsis />}
          />
        }
        onOpenChange={(open) => open && onOpen()}
        items={[
          onEdit && { label: messages.edit, icon: <Pencil />, onSelect: onEdit },
          'separator',
          onDelete && {
            label: messages.delete,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () => withDeleteDialog(() => setConfirmation('yes')),
          },
        ]}
      />
      {Dialog && (
        <Dialog
          open={confirmation !== 'no'}
          question={messages.deleteQuestion}
          text={messages.deleteText}
          loading={confirmation === 'busy'}
          error={confirmation === 'failed' ? messages.deleteFailed : undefined}
          onConfirm={() => void confirm()}
          onOpenChange={() => setConfirmation('no')}
        />
      )}
    </>
  );
}
