import { useState } from 'react';

import { imageSources } from '@oja/contract/image-sizes';
import type { CarouselPicture } from '@oja/ui/ImageCarousel';
import { SWIPE_MIN_PX } from '@oja/contract/limits';
import { ImageViewer } from '@oja/ui/ImageViewer';
import { Picture } from '@oja/ui/Picture';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import styles from './ReportEvidence.module.css';

interface EvidencePicturesProps {
  /** All pictures of the post, in order. */
  pictures: readonly CarouselPicture[];
  /** The post's title: names the large view. */
  title: string;
}

/** All pictures of a post at a glance, each opened large by a press. */
export function EvidencePictures({ pictures, title }: EvidencePicturesProps) {
  const messages = useMessages('ReportEvidence', MESSAGES);
  const { format } = useLocale();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const sized = pictures.map((picture) => ({ sources: imageSources(picture.url, picture.width), ...picture }));
  return (
    <>
      <ul className={styles.pictures}>
        {sized.map(({ url, sources }, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.picture}
              aria-label={format(messages.picture, { number: index + 1 })}
              onClick={() => setOpenAt(index)}
            >
              <Picture src={url} sources={sources} sizes="160px" alt="" width="320" height="320" />
            </button>
          </li>
        ))}
      </ul>
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
