import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { PictureBlur } from '../Picture/PictureBlur.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './CarouselSlide.module.css';
import { MESSAGES } from './messages.ts';

/** One picture of a carousel. */
export interface CarouselPicture {
  /** URL in full size. */
  url: string;
  /** All its files, the full size too, from narrow to wide. Default: the full size alone. */
  sources?: readonly PictureSource[] | undefined;
  /** What is shown until it has loaded: a thumbhash in Base64. */
  blur?: string | undefined;
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
  /** When the picture and its blur are loaded: before all others, now, or not yet. */
  load: 'first' | 'now' | 'later';
  /** `square`: cropped, but a portrait is shown whole, on its blur. `fill`: always whole. */
  fit: 'square' | 'fill';
  /** The displayed width of the carousel, for the browser's choice of file (`sizes`). */
  sizes: string;
}

/** A picture on its blur, or a text if it fails to load. */
export function CarouselSlide({ picture, alt, load, fit, sizes }: CarouselSlideProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  const [broken, setBroken] = useState(false);
  const { url, sources, blur, width, height } = picture;
  if (broken) {
    return (
      <p className={styles.broken}>
        <ImageOff aria-hidden="true" />
        {messages.broken}
      </p>
    );
  }
  return (
    <>
      {load !== 'later' && blur !== undefined && fit === 'square' && <PictureBlur hash={blur} />}
      <Picture
        className={styles.picture}
        data-portrait={height > width || undefined}
        src={load === 'later' ? undefined : url}
        sources={
          fit === 'square' ? sources?.map(({ src, width: wide }) => ({ src, width: inSquare(wide, picture) })) : sources
        }
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="eager"
        fetchPriority={load === 'first' ? 'high' : undefined}
        draggable={false}
        onError={() => setBroken(true)}
      />
    </>
  );
}

/**
 * How wide a square a file fills: in a square, its height decides, since a wide picture is cropped at its sides and a
 * portrait is as high as the square.
 */
const inSquare = (fileWidth: number, { width, height }: CarouselPicture) => Math.round((fileWidth * height) / width);
