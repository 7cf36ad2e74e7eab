import { X } from 'lucide-react';

import { FilePreview } from '@oja/ui/FilePicker';
import { IconButton } from '@oja/ui/IconButton';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ComposerImages.module.css';
import { MESSAGES } from './messages.ts';

/** A picture chosen for the next message. */
export interface ComposerImage {
  /** Unique among the chosen pictures. */
  id: string;
  /** The file's name. */
  name: string;
  /** An object URL, created and revoked by the caller. */
  previewUrl: string;
}

interface ComposerImagesProps {
  /** The pictures. */
  images: readonly ComposerImage[];
  /** Opens a picture large, with its actions. */
  onOpen: (id: string) => void;
  /** Removes a picture. */
  onRemove: (id: string) => void;
}

/** The pictures of the next message, in a row above the text field. */
export function ComposerImages({ images, onOpen, onRemove }: ComposerImagesProps) {
  const messages = useMessages('MessageComposer', MESSAGES);
  const { format } = useLocale();
  return (
    <ul className={styles.images} aria-label={messages.pictures}>
      {images.map(({ id, name, previewUrl }) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.open}
            aria-label={format(messages.preview, { name })}
            onClick={() => onOpen(id)}
          >
            <FilePreview url={previewUrl} />
          </button>
          <IconButton
            className={styles.remove}
            label={format(messages.removePicture, { name })}
            icon={<X />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
