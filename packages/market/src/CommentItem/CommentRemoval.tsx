import type { ComponentType } from 'react';

import { Button } from '@oja/ui/Button';
import type { ConfirmDialogProps } from '@oja/ui/ConfirmDialog';
import { previewOf } from '@oja/ui/ExpandableText';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import { useDeletion } from './use-deletion.ts';

interface CommentRemovalProps {
  /** The comment; its first words distinguish the buttons of a thread. */
  text: string;
  /** The ConfirmDialog, once it has been loaded. */
  Dialog: ComponentType<ConfirmDialogProps> | undefined;
  /** Called with a function to run once the dialog has been loaded. */
  withDialog: (ask: () => void) => void;
  /** Deletes the comment, after the confirmation. */
  onDelete: () => Promise<unknown>;
}

/** The button with which the owner of a post removes somebody else's comment below it, and its confirmation. */
export function CommentRemoval({ text, Dialog, withDialog, onDelete }: CommentRemovalProps) {
  const messages = useMessages('CommentItem', MESSAGES);
  const { format } = useLocale();
  const { ask, dialog } = useDeletion(onDelete, messages.removeFailed);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={format(messages.removeLabel, { text: previewOf(text, 4) ?? text })}
        onClick={() => withDialog(ask)}
      >
        {messages.remove}
      </Button>
      {Dialog && (
        <Dialog
          {...dialog}
          question={messages.removeQuestion}
          text={messages.deleteText}
          confirmLabel={messages.remove}
        />
      )}
    </>
  );
}
