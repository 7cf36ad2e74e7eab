import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { useComposedRef } from '../hooks/useComposedRef.ts';
import { useDirection } from '../hooks/useDirection.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlide, type CarouselPicture } from './CarouselSlide.tsx';
import styles from './ImageCarousel.module.css';
import { useArrowKeys } from './useArrowKeys.ts';
import { useCarousel } from './useCarousel.ts';
import { useDoubleTap } from './useDoubleTap.ts';

export type { CarouselPicture } from './CarouselSlide.tsx';

export interface ImageCarouselProps {
  /** The pictures, in order; none shows "No images available" (spec §9). */
  pictures: readonly CarouselPicture[];
  /** Whose pictures they are: the post's title. Names the carousel, and pictures without a text of their own. */
  label: string;
  /** The first picture is likely in view when the page opens: loaded at once. Default false. */
  eager?: boolean;
  /** `square` crops to a square (5:4 on wide screens), as in the feed; `fill` shows all of it in the box it is given, and in a dialog takes its arrow keys. Default `square`. */
  fit?: 'square' | 'fill';
  /** The picture shown first. Default 0. */
  startIndex?: number;
  /** Advances every 5 s while seen, not pointed at, not focused; never with reduced motion. Default true. */
  autoPlay?: boolean;
  /** How wide it is shown, for the choice between thumbnail and full size. Default: a feed column. */
  sizes?: string;
  /** Double-click or double-tap on a picture. */
  onDoubleClick?: (() => void) | undefined;
  /** Opens the pictures large, at the present one; shows a button for it. */
  onOpen?: ((index: number) => void) | undefined;
  /** Called with the picture that came into view. Keep it stable. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Drawn over the picture, such as the heart of a like. */
  overlay?: ReactNode;
}

/** The pictures of a post: swiped (50 px), turned with buttons or arrow keys, or by themselves (spec §9). */
export function ImageCarousel(props: ImageCarouselProps) {
  if (props.pictures.length > 0) return <FilledCarousel {...props} />;
  return (
    <p className={styles.empty} data-fit={props.fit ?? 'square'}>
      <ImageOff aria-hidden="true" />
      No images available
    </p>
  );
}

/** The carousel proper; it has at least one picture. */
function FilledCarousel({
  pictures,
  label,
  eager = false,
  fit = 'square',
  startIndex = 0,
  autoPlay = true,
  sizes = '(width >= 42rem) 40rem, 100vw',
  onDoubleClick,
  onOpen,
  onIndexChange,
  overlay,
}: ImageCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const [direction, directionRef] = useDirection();
  const section = useComposedRef(root, directionRef);
  const { viewport, isReady, index, several, next, previous, ...playing } = useCarousel({
    count: pictures.length,
    startIndex,
    autoPlay,
    direction,
    root,
    onIndexChange,
  });
  useDoubleTap(root, onDoubleClick);
  useArrowKeys(root, fit === 'fill', (way) => ((way === 'right') === (direction === 'ltr') ? next() : previous()));

  return (
    <section ref={section} className={styles.carousel} data-fit={fit} aria-roledescription="carousel" aria-label={`Pictures of ${label}`}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {pictures.map((picture, slide) => (
            <div
              key={picture.url}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${pictures.length}`}
              aria-hidden={slide !== index}
              data-stands-first={(!isReady && slide === startIndex) || undefined}
            >
              <CarouselSlide
                picture={picture}
                alt={picture.alt ?? (several ? `${label}, picture ${slide + 1}` : label)}
                eager={eager && slide === startIndex}
                sizes={sizes}
              />
            </div>
          ))}
        </div>
      </div>
      {overlay}
      {several && (
        <>
          <IconButton className={styles.previous} variant="overlay" label="Previous picture" icon={<ChevronLeft />} onClick={previous} />
          <IconButton className={styles.next} variant="overlay" label="Next picture" icon={<ChevronRight />} onClick={next} />
        </>
      )}
      <CarouselControls index={index} count={pictures.length} onOpen={onOpen} {...playing} />
    </section>
  );
}
