import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import styles from './CarouselSlide.module.css';

/** One picture of a carousel. */
export interface CarouselPicture {
  /** Full size. */
  url: string;
  /** The same, 480 px wide: what a phone loads. */
  thumbnailUrl?: string | undefined;
  /** Of the full size, in pixels; the place is kept while it loads. */
  width: number;
  /** Of the full size, in pixels. */
  height: number;
  /** What is to be seen; made from the carousel's label if left out. */
  alt?: string | undefined;
}

interface CarouselSlideProps {
  /** The picture. */
  picture: CarouselPicture;
  /** Text for those who do not see it. */
  alt: string;
  /** It is likely in view at once: loaded first and not lazily. */
  eager: boolean;
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string;
}

/** A picture, or a word in its place when it does not load. */
export function CarouselSlide({ picture, alt, eager, sizes }: CarouselSlideProps) {
  const [broken, setBroken] = useState(false);
  const { url, thumbnailUrl, width, height } = picture;
  if (broken) {
    return (
      <p className={styles.broken}>
        <ImageOff aria-hidden="true" />
        This picture could not be loaded.
      </p>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      {...(thumbnailUrl && { srcSet: `${thumbnailUrl} 480w, ${url} ${width}w`, sizes })}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
