import { useState } from 'react';

import { HeartBurst } from '../HeartBurst/HeartBurst.tsx';
import { ImageCarousel, type CarouselPicture } from '@oja/ui/ImageCarousel';
import { ImageViewer } from '@oja/ui/ImageViewer';

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
  const [bursting, setBursting] = useState(false);
  const like = () => {
    // While the heart is shown, another double-click must not unlike the post.
    if (bursting) return;
    setBursting(true);
    if (!isLiked) onLike?.();
  };
  return (
    <>
      <ImageCarousel
        pictures={pictures}
        label={title}
        eager={eager}
        onDoubleClick={onLike && like}
        onOpen={setOpenAt}
        overlay={<HeartBurst active={bursting} onDone={() => setBursting(false)} />}
      />
      <ImageViewer
        open={openAt !== null}
        onOpenChange={() => setOpenAt(null)}
        startIndex={openAt ?? 0}
        pictures={pictures}
        label={title}
      />
    </>
  );
}
