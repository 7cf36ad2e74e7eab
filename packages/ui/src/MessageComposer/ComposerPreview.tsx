import { SendHorizontal, Trash2 } from 'lucide-react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { ComposerImage } from './ComposerImages.tsx';
import styles from './ComposerPreview.module.css';
import { GrowingTextArea } from './GrowingTextArea.tsx';

interface ComposerPreviewProps {
  /** The picture shown; none while closed. */
  image: ComposerImage | undefined;
  /** Its place among the chosen ones, from 1. */
  number: number;
  /** How many were chosen. */
  count: number;
  /** The message's text, which can be written here as well. */
  value: string;
  /** Called as it is typed. */
  onChange: (text: string) => void;
  /** Sends the message with all its pictures. */
  onSend: () => void;
  /** Takes this picture out. */
  onRemove: () => void;
  /** Back to the writing field; the picture stays chosen. */
  onClose: () => void;
}

/** A chosen picture large, before it is sent (spec §2): words can be added, it can be taken out, or sent at once. */
export function ComposerPreview({ image, number, count, value, onChange, onSend, onRemove, onClose }: ComposerPreviewProps) {
  return (
    <Dialog
      open={image !== undefined}
      onClose={onClose}
      size="wide"
      title={count > 1 ? `Picture ${number} of ${count}` : 'Send this picture'}
      actions={
        <>
          <Button variant="secondary" icon={<Trash2 />} onClick={onRemove}>
            Remove
          </Button>
          <Button icon={<SendHorizontal />} onClick={onSend}>
            {count > 1 ? `Send ${count} pictures` : 'Send'}
          </Button>
        </>
      }
    >
      {image && (
        <div className={styles.preview}>
          <img className={styles.picture} src={image.previewUrl} alt={image.name} />
          <GrowingTextArea className={styles.box} aria-label="Message" placeholder="Add a message" value={value} onChange={onChange} onEnter={onSend} onEscape={onClose} />
        </div>
      )}
    </Dialog>
  );
}
