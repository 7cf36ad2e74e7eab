import { ImageDown, ImageOff } from 'lucide-react';
import { useState } from 'react';

import { imageSources } from '@oja/contract/image-sizes';
import { Picture } from '@oja/ui/Picture';
import { ProgressBar } from '@oja/ui/ProgressBar';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useSavesData } from '@oja/ui/hooks/use-saves-data';
import styles from './MessageImages.module.css';
import { MESSAGES } from './messages.ts';

/** A picture of a message. */
export interface MessageImage {
  /** Unique among the message's pictures. */
  id: string;
  /** Its URL; an object URL during the upload. */
  url: string;
  /** Its width in pixels, if known: with the height it reserves the space while it loads. */
  width?: number | undefined;
  /** Its height in pixels, if known. */
  height?: number | undefined;
  /** Its alternative text. Default: its number and author. */
  alt?: string | undefined;
  /** Upload progress, from 0 to 1. */
  progress?: number | undefined;
}

interface MessageImagesProps {
  /** The pictures, in order: one alone, or up to four in a grid with the number of the others. */
  images: readonly MessageImage[];
  /** The author, for the names of pictures without alternative text. */
  from: string;
  /** Opens a picture large. */
  onOpen: ((index: number) => void) | undefined;
}

const SHOWN = 4;

/** The pictures that were asked for on this page: a thread removes and renders its messages while it is scrolled. */
const asked = new Set<string>();

/** Whether a picture is already on this device, because it is being sent from it. */
const isHere = (url: string) => url.startsWith('blob:');

/**
 * The pictures of a message. Their space is reserved before they load, so that the thread does not shift. If the user
 * saves data, each is loaded on a press.
 */
export function MessageImages({ images, from, onOpen }: MessageImagesProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const { format } = useLocale();
  const savesData = useSavesData();
  const [, setAskedCount] = useState(0);
  const show = (url: string) => {
    asked.add(url);
    setAskedCount(asked.size);
  };
  const several = images.length > 1;
  const rest = images.length - SHOWN;
  return (
    <div className={styles.images} data-count={Math.min(images.length, SHOWN)}>
      {images.slice(0, SHOWN).map((image, index) => {
        const name =
          image.alt ??
          format(several ? messages.pictureOf : messages.picture, { number: index + 1, count: images.length, from });
        const more = index === SHOWN - 1 && rest > 0 ? `+${rest}` : '';
        const isHeld = savesData && !isHere(image.url) && !asked.has(image.url);
        const content = isHeld ? (
          <span className={styles.held}>
            <ImageDown aria-hidden="true" />
            {messages.show}
          </span>
        ) : (
          <>
            <MessagePicture image={image} name={name} natural={!several} />
            {more !== '' && <span className={styles.rest}>{more}</span>}
            {image.progress !== undefined && (
              <span className={styles.progress}>
                <ProgressBar label={format(messages.upload, { picture: name })} value={image.progress} />
              </span>
            )}
          </>
        );
        const view = more === '' ? messages.view : messages.viewMore;
        return onOpen || isHeld ? (
          <button
            key={image.id}
            type="button"
            className={styles.frame}
            aria-label={format(isHeld ? messages.showPicture : view, { picture: name, more })}
            onClick={() => (isHeld ? show(image.url) : onOpen?.(index))}
          >
            {content}
          </button>
        ) : (
          <span key={image.id} className={styles.frame}>
            {content}
          </span>
        );
      })}
    </div>
  );
}

/** The width of a picture alone, for the browser's choice of file: 640 px, as in a feed (PostCardPictures). */
const ALONE = '(resolution > 2dppx) 13rem, 20rem';

/** One picture, or an icon if it fails to load. */
function MessagePicture({ image, name, natural }: { image: MessageImage; name: string; natural: boolean }) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (brokenUrl === image.url) {
    return (
      <span className={styles.broken}>
        <ImageOff aria-hidden="true" />
        {messages.broken}
      </span>
    );
  }
  const known = natural && image.width && image.height;
  return (
    <Picture
      className={styles.picture}
      data-known={known ? true : undefined}
      src={image.url}
      sources={imageSources(image.url, image.width)}
      sizes={natural ? ALONE : '10rem'}
      alt={name}
      width={known ? image.width : 640}
      height={known ? image.height : 480}
      draggable={false}
      onError={() => setBrokenUrl(image.url)}
    />
  );
}
