import { useState } from 'react';

import { HeartBurst } from '../HeartBurst/HeartBurst.tsx';
import { imageSources } from '@oja/contract/image-sizes';
import { CAROUSEL_ADVANCE_MS, SWIPE_MIN_PX } from '@oja/contract/limits';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { ImageCarousel, type CarouselPicture } from '@oja/ui/ImageCarousel';
import { ImageViewer } from '@oja/ui/ImageViewer';
import { MESSAGES } from './messages.ts';

/**
 * Its width in a feed, for the browser's choice of file. On a phone it is said to be narrower than it is, so that the
 * file of 640 px is enough there: it looks nearly the same, and costs half the data.
 */
const SIZES = '(width >= 42rem) 40rem, (resolution > 2dppx) 41vw, (resolution > 1dppx) 61vw, 81vw';

interface PostCardPicturesProps {
  /** The pictures. */
  pictures: readonly CarouselPicture[];
  /** The post's title. */
  title: string;
  /** Loads the first picture immediately. */
  eager: boolean;
  /** The viewer likes the post. */
  isLiked: boolean;
  /** Likes it. */
  onLike: (() => void) | undefined;
  /** Index of the picture in the large view; null while closed. */
  openAt: number | null;
  /** Opens and closes the large view. */
  setOpenAt: (index: number | null) => void;
}

/** The pictures of a post: carousel, double-click like with the heart (product §4), and large view. */
export function PostCardPictures({
  pictures,
  title,
  eager,
  isLiked,
  onLike,
  openAt,
  setOpenAt,
}: PostCardPicturesProps) {
  const messages = useMessages('PostCard', MESSAGES);
  const [bursting, setBursting] = useState(false);
  const sized = pictures.map((picture) => ({ sources: imageSources(picture.url, picture.width), ...picture }));
  const like = () => {
    // While the heart is shown, another double-click must not unlike the post.
    if (bursting) return;
    setBursting(true);
    if (!isLiked) onLike?.();
  };
  return (
    <>
      <ImageCarousel
        pictures={sized}
        label={title}
        eager={eager}
        sizes={SIZES}
        interval={CAROUSEL_ADVANCE_MS}
        swipeDistance={SWIPE_MIN_PX}
        emptyText={messages.noPictures}
        onDoubleClick={onLike && like}
        onOpen={setOpenAt}
        overlay={<HeartBurst active={bursting} onDone={() => setBursting(false)} />}
      />
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
