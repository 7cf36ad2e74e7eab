import { X } from 'lucide-react';
import { useRef } from 'react';

import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ImageCarousel, type CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';
import styles from './ImageViewer.module.css';

export interface ImageViewerProps {
  /** The picture it opens on; null while closed. */
  openAt: number | null;
  /** Asked for by Escape or the cross; the caller then sets `openAt` to null. */
  onClose: () => void;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** Whose pictures they are. */
  label: string;
}

/** Pictures over the whole screen, uncropped; turned like the carousel, never by themselves. */
export function ImageViewer({ openAt, onClose, pictures, label }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = openAt !== null;
  useModal(dialog, { open, onClose, dismissible: true });
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={`Pictures of ${label}`}>
      {open && (
        <>
          <ImageCarousel pictures={pictures} label={label} fit="fill" startIndex={openAt} autoPlay={false} eager sizes="100vw" />
          <IconButton className={styles.close} variant="overlay" label="Close" icon={<X />} onClick={onClose} />
        </>
      )}
    </dialog>
  );
}
