import { Copy, Ellipsis, Pencil, Reply, TextSelect, Trash2 } from 'lucide-react';
import { useState, type RefObject } from 'react';

import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageBubble.module.css';
import { MESSAGES } from './messages.ts';

interface MessageMenuProps {
  /** Starts an answer. */
  onReply: (() => void) | undefined;
  /** Copies the text to the clipboard. */
  onCopy: (() => void) | undefined;
  /** The message, if it has text: it can be selected on touch screens, where a long press opens the menu. */
  message: RefObject<HTMLElement | null> | undefined;
  /** Starts editing. */
  onEdit: (() => void) | undefined;
  /** Deletes the message; called after the confirmation. */
  onDelete: (() => void) | undefined;
}

/**
 * The actions on a message. Deletion asks first, because it applies to both participants.
 */
export function MessageMenu({ onReply, onCopy, message, onEdit, onDelete }: MessageMenuProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const [asking, setAsking] = useState(false);
  if (!onReply && !onCopy && !onEdit && !onDelete) return null;
  return (
    <>
      <span className={styles.menu}>
        <Menu
          trigger={<IconButton label={messages.menu} icon={<Ellipsis />} />}
          items={[
            onReply && { label: messages.reply, icon: <Reply />, onSelect: onReply },
            onCopy && { label: messages.copy, icon: <Copy />, onSelect: onCopy },
            message &&
              matchMedia('(any-pointer: coarse)').matches && {
                label: messages.selectText,
                icon: <TextSelect />,
                onSelect: () => selectTextOf(message.current),
              },
            onEdit && { label: messages.edit, icon: <Pencil />, onSelect: onEdit },
            onDelete && { label: messages.delete, icon: <Trash2 />, tone: 'danger', onSelect: () => setAsking(true) },
          ]}
        />
      </span>
      {asking && onDelete && (
        <ConfirmDialog
          open
          question={messages.deleteQuestion}
          text={messages.deleteText}
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
        />
      )}
    </>
  );
}

/**
 * Selects the text of a message on a touch screen, where a long press opens its menu instead. The browser's own
 * selection works in the message until something else is selected.
 */
function selectTextOf(message: HTMLElement | null): void {
  const text = message?.querySelector('[data-text]');
  if (!message || !text) return;
  message.dataset['selectable'] = '';
  const selection = getSelection();
  selection?.selectAllChildren(text);
  const end = () => {
    if (selection?.isCollapsed === false && text.contains(selection.anchorNode)) return;
    delete message.dataset['selectable'];
    document.removeEventListener('selectionchange', end);
  };
  document.addEventListener('selectionchange', end);
}
