import { X } from 'lucide-react';

import { FilePreview } from '../FilePicker/FilePreview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ComposerImages.module.css';

/** A picture chosen for the next message. */
export interface ComposerImage {
  /** Stable while it is chosen. */
  id: string;
  /** The file's name. */
  name: string;
  /** An object URL made by the caller, who also revokes it. */
  previewUrl: string;
}

interface ComposerImagesProps {
  /** The pictures. */
  images: readonly ComposerImage[];
  /** Shows one large, with what can be done with it. */
  onOpen: (id: string) => void;
  /** Takes one out. */
  onRemove: (id: string) => void;
}

/** What will be sent with the message, in a row above the writing field. */
export function ComposerImages({ images, onOpen, onRemove }: ComposerImagesProps) {
  return (
    <ul className={styles.images} aria-label="Pictures to send">
      {images.map(({ id, name, previewUrl }) => (
        <li key={id} className={styles.item}>
          <button type="button" className={styles.open} aria-label={`Preview ${name}`} onClick={() => onOpen(id)}>
            <FilePreview url={previewUrl} />
          </button>
          <IconButton className={styles.remove} label={`Remove ${name}`} icon={<X />} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
