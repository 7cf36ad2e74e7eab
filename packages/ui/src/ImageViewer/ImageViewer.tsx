import { X } from 'lucide-react';
import { useRef } from 'react';

import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ImageCarousel, type CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';
import styles from './ImageViewer.module.css';

export interface ImageViewerProps {
  /** Index of the picture it opens at; null while closed. */
  openAt: number | null;
  /** Called on Escape or the close button; the caller then sets `openAt` to null. */
  onClose: () => void;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** The post's title. */
  label: string;
}

/** Full-screen pictures, uncropped; navigated like the carousel, without automatic advance. */
export function ImageViewer({ openAt, onClose, pictures, label }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = openAt !== null;
  useModal(dialog, { open, onClose, dismissible: true });
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={`Pictures of ${label}`}>
      {open && (
        <>
          <ImageCarousel
            pictures={pictures}
            label={label}
            fit="fill"
            startIndex={openAt}
            autoPlay={false}
            eager
            sizes="100vw"
          />
          <IconButton className={styles.close} variant="overlay" label="Close" icon={<X />} onClick={onClose} />
        </>
      )}
    </dialog>
  );
}
