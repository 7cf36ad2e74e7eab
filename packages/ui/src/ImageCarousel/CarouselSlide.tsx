import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '../hooks/use-messages.ts';
import styles from './CarouselSlide.module.css';
import { MESSAGES } from './messages.ts';

/** One picture of a carousel. */
export interface CarouselPicture {
  /** URL in full size. */
  url: string;
  /** URL of a 480 px wide version: loaded by phones. */
  thumbnailUrl?: string | undefined;
  /** Width of the full size, in pixels; reserves the space while it loads. */
  width: number;
  /** Height of the full size, in pixels. */
  height: number;
  /** Alternative text; derived from the carousel's label by default. */
  alt?: string | undefined;
}

interface CarouselSlideProps {
  /** The picture. */
  picture: CarouselPicture;
  /** The alternative text. */
  alt: string;
  /** It is probably visible first: loaded first and not lazily. */
  eager: boolean;
  /** Its displayed width, for the browser's choice of file (`sizes`). */
  sizes: string;
}

/** A picture, or a text if it fails to load. */
export function CarouselSlide({ picture, alt, eager, sizes }: CarouselSlideProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  const [broken, setBroken] = useState(false);
  const { url, thumbnailUrl, width, height } = picture;
  if (broken) {
    return (
      <p className={styles.broken}>
        <ImageOff aria-hidden="true" />
        {messages.broken}
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
