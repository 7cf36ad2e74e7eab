import { ImageViewer } from '@oja/ui/ImageViewer';
import type { MessageImage } from '@oja/ui/MessageBubble';

interface MessagePicturesProps {
  images: readonly MessageImage[];
  /** Who sent them. */
  owner: string;
  onClose: () => void;
}

/** The box that a picture is fitted into: its own size is not known before it is there. */
const BOX = { width: 1600, height: 1600 };

/** The pictures of a message over the whole screen. */
export function MessagePictures({ images, owner, onClose }: MessagePicturesProps) {
  return (
    <ImageViewer openAt={0} onClose={onClose} pictures={images.map(({ url }) => ({ url, ...BOX }))} label={owner} />
  );
}
