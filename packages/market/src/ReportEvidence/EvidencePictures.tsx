import { useState } from 'react';

import { imageSources } from '@oja/contract/image-sizes';
import type { CarouselPicture } from '@oja/ui/ImageCarousel';
import { SWIPE_MIN_PX } from '@oja/contract/limits';
import { ImageViewer } from '@oja/ui/ImageViewer';
import { PictureGrid } from '../PictureGrid/PictureGrid.tsx';

interface EvidencePicturesProps {
  /** All pictures of the post, in order. */
  pictures: readonly CarouselPicture[];
  /** The post's title: names the large view. */
  title: string;
}

/** All pictures of a post at a glance, each opened large by a press. */
export function EvidencePictures({ pictures, title }: EvidencePicturesProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const sized = pictures.map((picture) => ({ sources: imageSources(picture.url, picture.width), ...picture }));
  return (
    <>
      <PictureGrid pictures={sized} onOpen={setOpenAt} />
      <ImageViewer
        open={openAt !== null}
        onOpenChange={() => setOpenAt(null)}
        startIndex={openAt ?? 0}
        swipeDistance={SWIPE_MIN_PX}
        pictures={sized}
        label={title}
      />
    </>
  );
}
