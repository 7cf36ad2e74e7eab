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
  /** When the picture is loaded: before all others, now, once it is in view, or not yet. */
  load: 'first' | 'now' | 'in view' | 'later';
  /** Its displayed width, for the browser's choice of file (`sizes`). */
  sizes: string;
}

/** A picture, or a text if it fails to load. */
export function CarouselSlide({ picture, alt, load, sizes }: CarouselSlideProps) {
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
      {...(load !== 'later' && { src: url })}
      {...(load !== 'later' && thumbnailUrl && { srcSet: `${thumbnailUrl} 480w, ${url} ${width}w`, sizes })}
      width={width}
      height={height}
      alt={alt}
      loading={load === 'in view' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
