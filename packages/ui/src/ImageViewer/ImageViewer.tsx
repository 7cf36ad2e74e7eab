import { X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';

import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ImageCarousel, type CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';
import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './ImageViewer.module.css';
import { MESSAGES } from './messages.ts';

export interface ImageViewerProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false on Escape or the close button; the caller then sets `open`. */
  onOpenChange: (open: boolean) => void;
  /** Index of the picture it opens at. Default 0. */
  startIndex?: number | undefined;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** The post's title. */
  label: string;
}

/** Full-screen pictures, uncropped; navigated like the carousel, without automatic advance. */
export function ImageViewer({
  open,
  onOpenChange,
  startIndex = 0,
  pictures,
  label,
  className,
  ref,
  ...rest
}: ImageViewerProps) {
  const messages = useMessages('ImageViewer', MESSAGES);
  const { format } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const composed = useComposedRef(dialog, ref);
  const onClose = () => onOpenChange(false);
  useModal(dialog, { open, onClose, dismissible: true });
  return (
    <dialog
      {...rest}
      ref={composed}
      className={cx(styles.viewer, className)}
      aria-label={format(messages.pictures, { name: label })}
    >
      {open && (
        <>
          <ImageCarousel
            pictures={pictures}
            label={label}
            fit="fill"
            startIndex={startIndex}
            autoPlay={false}
            eager
            sizes="100vw"
          />
          <IconButton
            className={styles.close}
            variant="overlay"
            label={messages.close}
            icon={<X />}
            onClick={onClose}
          />
        </>
      )}
    </dialog>
  );
}
