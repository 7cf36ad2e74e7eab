import { X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';

import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ImageCarousel, type CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';
import { PictureSaving } from '../Picture/picture-saving.ts';
import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { useOpenState } from '../hooks/use-open-state.ts';
import styles from './ImageViewer.module.css';
import { MESSAGES } from './messages.ts';

export interface ImageViewerProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** Whether it is open, when the caller controls it. Without it the viewer keeps its own state. */
  open?: boolean | undefined;
  /** Opens it initially, without `open`. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Escape or the close button; a caller that controls it then sets `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Index of the picture it opens at. Default 0. */
  startIndex?: number | undefined;
  /** The shortest swipe that changes the picture, in pixels. Default 50. */
  swipeDistance?: number | undefined;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** What the pictures show: names the viewer, and pictures without alternative text. */
  label: string;
}

/** Full-screen pictures, uncropped; navigated like the carousel, without automatic advance. */
export function ImageViewer({
  open: given,
  defaultOpen,
  onOpenChange,
  startIndex = 0,
  swipeDistance,
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
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const onClose = () => setOpen(false);
  useModal(dialog, { open, onClose, dismissible: true });
  return (
    <dialog
      {...rest}
      ref={composed}
      className={cx(styles.viewer, className)}
      aria-label={format(messages.pictures, { name: label })}
    >
      {open && (
        // A person who opens a picture large wants to see it, also with a data saver.
        <PictureSaving value={false}>
          <ImageCarousel
            pictures={pictures}
            label={label}
            fit="fill"
            startIndex={startIndex}
            autoPlay={false}
            swipeDistance={swipeDistance}
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
        </PictureSaving>
      )}
    </dialog>
  );
}
