import { SendHorizontal, Trash2 } from 'lucide-react';

import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { ComposerImage } from './ComposerImages.tsx';
import styles from './ComposerPreview.module.css';
import { GrowingTextArea } from './GrowingTextArea.tsx';
import { MESSAGES } from './messages.ts';

interface ComposerPreviewProps {
  /** The visible picture; undefined while closed. */
  image: ComposerImage | undefined;
  /** Its position among the chosen pictures, from 1. */
  number: number;
  /** Number of chosen pictures. */
  count: number;
  /** The message's text, which can be edited here too. */
  value: string;
  /** Called with the new text. */
  onValueChange: (text: string) => void;
  /** Sends the message with all its pictures. */
  onSend: () => void;
  /** Removes this picture. */
  onRemove: () => void;
  /** Closes the preview; the picture stays chosen. */
  onDismiss: () => void;
}

/**
 * A large preview of a chosen picture before it is sent (product §2): the user can add text, remove the picture, or
 * send it.
 */
export function ComposerPreview({
  image,
  number,
  count,
  value,
  onValueChange,
  onSend,
  onRemove,
  onDismiss,
}: ComposerPreviewProps) {
  const messages = useMessages('MessageComposer', MESSAGES);
  const { format } = useLocale();
  return (
    <Dialog
      open={image !== undefined}
      onOpenChange={onDismiss}
      size="wide"
      title={count > 1 ? format(messages.previewOf, { number, count }) : messages.previewOne}
      actions={
        <>
          <Button variant="secondary" icon={<Trash2 />} onClick={onRemove}>
            {messages.remove}
          </Button>
          <Button icon={<SendHorizontal />} onClick={onSend}>
            {count > 1 ? format(messages.sendPictures, { count }) : messages.send}
          </Button>
        </>
      }
    >
      {image && (
        <div className={styles.preview}>
          <img className={styles.picture} src={image.previewUrl} alt={image.name} />
          <GrowingTextArea
            className={styles.box}
            aria-label={messages.message}
            placeholder={messages.addMessage}
            value={value}
            onValueChange={onValueChange}
            onEnter={onSend}
            onEscape={onDismiss}
          />
        </div>
      )}
    </Dialog>
  );
}
