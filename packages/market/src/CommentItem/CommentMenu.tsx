import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ComponentType, Ref } from 'react';

import type { ConfirmDialogProps } from '@oja/ui/ConfirmDialog';
import { previewOf } from '@oja/ui/ExpandableText';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import { useDeletion } from './use-deletion.ts';

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
  const { ask, dialog } = useDeletion(onDelete, messages.deleteFailed);
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
            onSelect: () => withDeleteDialog(ask),
          },
        ]}
      />
      {Dialog && <Dialog {...dialog} question={messages.deleteQuestion} text={messages.deleteText} />}
    </>
  );
}
