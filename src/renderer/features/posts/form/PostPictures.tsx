import { t } from '@lingui/core/macro';
import { IMAGES_MAX, IMAGES_TOTAL_BYTES_MAX, IMAGES_TOTAL_MB_MAX } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { FilePicker } from '@oja/ui/FilePicker';

import { translateText } from '../../../platform/language.ts';
import type { usePickedImages } from './use-picked-images.ts';

type PostPicturesProps = Pick<
  ReturnType<typeof usePickedImages>,
  'images' | 'previewUrls' | 'message' | 'add' | 'remove' | 'move' | 'cancel' | 'retry'
> & {
  /** Whether the post is being sent. */
  disabled: boolean;
};

/** The chosen pictures of the post, each with its upload progress (product §5 "Images"). */
export function PostPictures({
  images,
  previewUrls,
  message,
  add,
  remove,
  move,
  cancel,
  retry,
  disabled,
}: PostPicturesProps) {
  const isDuplicate = message === VALIDATION.imagesDuplicate;
  const shown = translateText(message);
  return (
    <FilePicker
      label={t`Pictures`}
      hint={t`The first one is the cover. At most ${IMAGES_MAX}, together at most ${IMAGES_TOTAL_MB_MAX}MB.`}
      max={IMAGES_MAX}
      maxBytes={IMAGES_TOTAL_BYTES_MAX}
      disabled={disabled}
      {...(isDuplicate ? { note: shown } : { error: shown })}
      items={images.map(({ file, ...image }, index) => ({
        ...image,
        name: file?.name ?? t`Picture ${{ place: index + 1 }}`,
        size: file?.size,
        previewUrl: previewUrls[index],
      }))}
      onAdd={add}
      onRemove={remove}
      onMove={move}
      onCancel={cancel}
      onRetry={(id) => {
        const image = images.find((candidate) => candidate.id === id);
        if (image) retry(image);
      }}
    />
  );
}
