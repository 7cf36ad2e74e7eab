import { t } from '@lingui/core/macro';
import { Card } from '@oja/ui/Card';
import { ImageCarousel } from '@oja/ui/ImageCarousel';
import { ImageViewer } from '@oja/ui/ImageViewer';
import { PageHeader } from '@oja/ui/PageHeader';
import { useState } from 'react';
import { Link } from 'react-router';

import wrapper from './akwete-wrapper-folded.svg';
import pot from './clay-pot-with-a-lid.svg';
import slippers from './leather-slippers-a-pair.svg';
import fan from './standing-fan.svg';
import styles from './TestingScreen.module.css';

const SQUARE = { width: 960, height: 960 };
const demoPictures = () => [
  { url: wrapper, alt: t`Akwete wrapper, folded`, ...SQUARE },
  { url: pot, alt: t`Clay pot with a lid`, ...SQUARE },
  { url: fan, alt: t`Standing fan`, ...SQUARE },
  { url: slippers, alt: t`Leather slippers, a pair`, ...SQUARE },
];

/** /testing: only the image carousel (product §2). */
export default function TestingScreen() {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [pictures] = useState(demoPictures);
  return (
    <main className={styles.page}>
      <PageHeader
        title={t`Image carousel`}
        text={t`Swipe it, turn it with the arrow keys, or let it go by itself.`}
        back={<Link to="/" />}
      />
      <Card padding="none">
        <ImageCarousel label={t`the demo`} pictures={pictures} eager onOpen={setOpenAt} />
      </Card>
      <ImageViewer
        label={t`the demo`}
        pictures={pictures}
        open={openAt !== null}
        onOpenChange={() => setOpenAt(null)}
        startIndex={openAt ?? 0}
      />
    </main>
  );
}
