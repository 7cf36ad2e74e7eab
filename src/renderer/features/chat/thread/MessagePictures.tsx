import { imageSources } from '@oja/contract/image-sizes';
import { SWIPE_MIN_PX } from '@oja/contract/limits';
import { ImageViewer } from '@oja/ui/ImageViewer';
import type { MessageImage } from '@oja/market/MessageBubble';

interface MessagePicturesProps {
  images: readonly MessageImage[];
  /** The name of the sender. */
  owner: string;
  onClose: () => void;
}

/** The box for a picture whose size is unknown until it has loaded. */
const BOX = { width: 1600, height: 1600 };

/** The pictures of a message in full screen. */
export function MessagePictures({ images, owner, onClose }: MessagePicturesProps) {
  return (
    <ImageViewer
      open
      onOpenChange={onClose}
      swipeDistance={SWIPE_MIN_PX}
      pictures={images.map(({ url }) => ({ url, sources: imageSources(url), ...BOX }))}
      label={owner}
    />
  );
}
