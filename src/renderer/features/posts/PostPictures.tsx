import { IMAGES_MAX } from '@oja/contract/limits';
import { ImagePicker } from '@oja/ui/ImagePicker';

import type { usePickedImages } from './use-picked-images.ts';

type PostPicturesProps = Pick<ReturnType<typeof usePickedImages>, 'images' | 'message' | 'add' | 'remove' | 'retry'> & {
  /** While the post is being sent. */
  disabled: boolean;
};

/** The pictures of the post in the making, each with its progress (spec §5 "Images"). */
export function PostPictures({ images, message, add, remove, retry, disabled }: PostPicturesProps) {
  return (
    <ImagePicker
      label="Pictures"
      hint="The first one is the cover. At most 8, together at most 10MB."
      max={IMAGES_MAX}
      disabled={disabled}
      error={message}
      items={images.map(({ file, ...image }) => ({ ...image, name: file.name }))}
      onAdd={add}
      onRemove={remove}
      onRetry={(id) => {
        const image = images.find((candidate) => candidate.id === id);
        if (image) retry(image);
      }}
    />
  );
}
