import { ImageOff } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useInView } from '../hooks/use-in-view.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { useDirection } from '../hooks/use-surroundings.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlide, type CarouselPicture } from './CarouselSlide.tsx';
import styles from './ImageCarousel.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useCarousel } from './use-carousel.ts';
import { useDoubleTap } from './use-double-tap.ts';
import { MESSAGES } from './messages.ts';

export type { CarouselPicture } from './CarouselSlide.tsx';

export interface ImageCarouselProps extends Omit<ComponentProps<'div'>, 'onDoubleClick' | 'children'> {
  /** The pictures, in order; an empty array shows `emptyText`. */
  pictures: readonly CarouselPicture[];
  /** What the pictures show. It names the carousel, and pictures without alternative text. */
  label: string;
  /** The first picture is probably visible when the page opens: loaded immediately. Default false. */
  eager?: boolean;
  /**
   * `square` crops to a square (5:4 on wide screens), but shows a portrait whole; `fill` shows the
   * whole picture in the available box and, in a dialog, handles its arrow keys. Default `square`.
   */
  fit?: 'square' | 'fill';
  /** Index of the first visible picture. Default 0. */
  startIndex?: number;
  /**
   * Advances by itself while it is the carousel most in view, without hover, focus and touch; never with reduced motion
   * or a data saver. Default true.
   */
  autoPlay?: boolean;
  /** How long a picture stays, in milliseconds. Default 5000. */
  interval?: number | undefined;
  /** The shortest swipe that changes the picture, in pixels. Default 50. */
  swipeDistance?: number | undefined;
  /** Shown without pictures. Default "No pictures". */
  emptyText?: ReactNode;
  /** Its displayed width, for the browser's choice among the sources of a picture. Default: a text column. */
  sizes?: string;
  /** Called on double-click or double-tap on a picture. */
  onDoubleClick?: (() => void) | undefined;
  /** Opens the large view at the current picture; adds a button for it. */
  onOpen?: ((index: number) => void) | undefined;
  /** Called with the index of the picture that came into view. Keep it stable. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Content drawn over the picture, such as an animation. */
  overlay?: ReactNode;
}

/** Pictures of one thing, changed by swiping, buttons, arrow keys, or automatically (product §9). */
export function ImageCarousel(props: ImageCarouselProps) {
  return props.pictures.length > 0 ? <FilledCarousel {...props} /> : <EmptyCarousel {...props} />;
}

/** The text in place of pictures; the props about pictures have no meaning here. */
function EmptyCarousel({
  pictures: _pictures,
  label: _label,
  eager: _eager,
  fit = 'square',
  startIndex: _startIndex,
  autoPlay: _autoPlay,
  interval: _interval,
  swipeDistance: _swipeDistance,
  emptyText,
  sizes: _sizes,
  onDoubleClick: _onDoubleClick,
  onOpen: _onOpen,
  onIndexChange: _onIndexChange,
  overlay: _overlay,
  className,
  ...rest
}: ImageCarouselProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  return (
    <p {...rest} className={cx(styles.empty, className)} data-fit={fit}>
      <ImageOff aria-hidden="true" />
      {emptyText ?? messages.none}
    </p>
  );
}

/**
 * How far from the view a carousel gets its engine, its blur and its picture. Browsers load up to 2,500 px ahead on a
 * slow line, where those pictures take the place of what is in view.
 */
const NEAR = '50% 0px';

/** The carousel itself; it has at least one picture. */
function FilledCarousel({
  pictures,
  label,
  eager = false,
  fit = 'square',
  startIndex = 0,
  autoPlay = true,
  interval = 5000,
  swipeDistance = 50,
  emptyText: _emptyText,
  sizes = '(width >= 42rem) 40rem, 100vw',
  onDoubleClick,
  onOpen,
  onIndexChange,
  overlay,
  className,
  ref,
  ...rest
}: ImageCarouselProps) {
  const messages = useMessages('ImageCarousel', MESSAGES);
  const { format } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const section = useComposedRef<HTMLDivElement>(root, ref);
  const direction = useDirection(root);
  const isNear = useInView(root, { threshold: 0, once: true, margin: NEAR });
  const { viewport, isReady, index, loaded, several, isInteracting, next, previous, ...playing } = useCarousel({
    count: pictures.length,
    startIndex,
    autoPlay,
    interval,
    swipeDistance,
    isBrowsing: fit === 'fill',
    direction,
    isNear,
    root,
    onIndexChange,
  });
  useDoubleTap(root, onDoubleClick);
  useArrowKeys(root, fit === 'fill', (way) => ((way === 'right') === (direction === 'ltr') ? next() : previous()));

  return (
    <div
      {...rest}
      ref={section}
      className={cx(styles.carousel, className)}
      data-fit={fit}
      data-active={isInteracting || undefined}
      role="group"
      aria-roledescription={messages.carouselRole}
      aria-label={format(messages.pictures, { name: label })}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {pictures.map((picture, slide) => (
            <div
              key={picture.url}
              className={styles.slide}
              role="group"
              aria-roledescription={messages.slideRole}
              aria-label={format(messages.slide, { number: slide + 1, count: pictures.length })}
              aria-hidden={slide !== index}
              data-stands-first={(!isReady && slide === startIndex) || undefined}
            >
              <CarouselSlide
                picture={picture}
                alt={picture.alt ?? (several ? format(messages.picture, { name: label, number: slide + 1 }) : label)}
                load={slide === startIndex && eager ? 'first' : isNear && loaded.has(slide) ? 'now' : 'later'}
                fit={fit}
                sizes={sizes}
              />
            </div>
          ))}
        </div>
      </div>
      {overlay}
      <CarouselControls {...{ index, next, previous, onOpen }} count={pictures.length} {...playing} />
    </div>
  );
}
