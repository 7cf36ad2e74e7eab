import { useState } from 'react';

import { HeartBurst } from '../HeartBurst/HeartBurst.tsx';
import { ImageCarousel, type CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';

interface PostCardPicturesProps {
  /** The pictures. */
  pictures: readonly CarouselPicture[];
  /** The post's title. */
  title: string;
  /** Load the first at once. */
  eager: boolean;
  /** Liked by the viewer already. */
  isLiked: boolean;
  /** Likes it. */
  onLike: (() => void) | undefined;
  /** The picture shown large; null for none. */
  openAt: number | null;
  /** Opens and closes the large view. */
  setOpenAt: (index: number | null) => void;
}

/** The carousel of a post, its double-click like with the heart (spec §4), and the large view. */
export function PostCardPictures({ pictures, title, eager, isLiked, onLike, openAt, setOpenAt }: PostCardPicturesProps) {
  const [bursting, setBursting] = useState(false);
  const like = () => {
    // While the heart is there a further double-click must not take the like away again.
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
      <ImageViewer openAt={openAt} onClose={() => setOpenAt(null)} pictures={pictures} label={title} />
    </>
  );
}
