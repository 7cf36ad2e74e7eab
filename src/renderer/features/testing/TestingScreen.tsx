import { Card } from '@oja/ui/Card';
import { ImageCarousel } from '@oja/ui/ImageCarousel';
import { ImageViewer } from '@oja/ui/ImageViewer';
import { PageHeader } from '@oja/ui/PageHeader';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import wrapper from './akwete-wrapper-folded.svg';
import pot from './clay-pot-with-a-lid.svg';
import slippers from './leather-slippers-a-pair.svg';
import fan from './standing-fan.svg';
import styles from './TestingScreen.module.css';

const SQUARE = { width: 960, height: 960 };
const PICTURES = [
  { url: wrapper, alt: 'Akwete wrapper, folded', ...SQUARE },
  { url: pot, alt: 'Clay pot with a lid', ...SQUARE },
  { url: fan, alt: 'Standing fan', ...SQUARE },
  { url: slippers, alt: 'Leather slippers, a pair', ...SQUARE },
];

/** /testing: the image carousel by itself (spec §2). */
export default function TestingScreen() {
  usePageTitle('Image carousel');
  const [openAt, setOpenAt] = useState<number | null>(null);
  return (
    <main className={styles.page}>
      <PageHeader title="Image carousel" text="Swipe it, turn it with the arrow keys, or let it go by itself." back={<Link to="/" />} />
      <Card padding="none">
        <ImageCarousel label="the demo" pictures={PICTURES} eager onOpen={setOpenAt} />
      </Card>
      <ImageViewer label="the demo" pictures={PICTURES} openAt={openAt} onClose={() => setOpenAt(null)} />
    </main>
  );
}
