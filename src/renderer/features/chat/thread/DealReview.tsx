import { t } from '@lingui/core/macro';
import type { DealSide } from '@oja/contract/deal-lifecycle';
import type { DealReview as Review } from '@oja/contract/deals';
import { Button } from '@oja/ui/Button';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useEffect, useRef, useState } from 'react';

import { useLatePart } from '../../../platform/use-late-part.ts';
import styles from './DealReview.module.css';

const loadWriteReview = async () => (await import('./WriteReview.tsx')).WriteReview;
const loadTakeBackReview = async () => (await import('./TakeBackReview.tsx')).TakeBackReview;

interface DealReviewProps {
  dealId: string;
  /** Whether the viewer may review the deal. */
  review: Review;
  /** The viewer's side. */
  side: DealSide;
  partnerName: string;
  /** When the card was shown. */
  shownAt: number;
}

/** What the viewer can do with their review of a completed deal, on its card (product §4 "Review"). */
export default function DealReview({ dealId, review, side, partnerName, shownAt }: DealReviewProps) {
  const { locale } = useLocale();
  const writing = useLatePart(loadWriteReview);
  const takingBack = useLatePart(loadTakeBackReview);
  const line = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState<'written' | 'takenBack'>();
  const { state, _id: id } = review;
  // The button that opened the dialog is gone: what stands in its place gets the focus.
  useEffect(() => {
    if (done) line.current?.focus();
  }, [done]);
  const isOver = Date.parse(review.until) <= shownAt;
  const date = new Date(review.until).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const canWrite = state === 'open' && !isOver;
  const textOf = () => {
    if (canWrite) return t`You can review the deal with ${partnerName} until ${date}.`;
    if (state === 'closed' && done === 'takenBack') return t`You have taken your review back.`;
    if (state !== 'written') return undefined;
    if (isOver) return t`Your review is on the profile of ${partnerName}.`;
    return t`You have written a review. It is seen once ${partnerName} has written one too, and from ${date} at the latest.`;
  };
  const text = textOf();
  if (text === undefined) return null;
  return (
    <div className={styles.review}>
      <p ref={line} tabIndex={-1} className={styles.text}>
        {text}
      </p>
      {canWrite && (
        <Button size="small" variant="secondary" loading={writing.isOpening} onClick={writing.open}>
          {t`Write a review`}
        </Button>
      )}
      {state === 'written' && (
        <Button size="small" variant="quiet" loading={takingBack.isOpening} onClick={takingBack.open}>
          {t`Take the review back`}
        </Button>
      )}
      {writing.Part && (
        <writing.Part
          {...{ dealId, partnerName }}
          about={side === 'vendor' ? 'buyer' : 'vendor'}
          onDone={() => setDone('written')}
          onClose={writing.close}
        />
      )}
      {takingBack.Part && id !== null && (
        <takingBack.Part {...{ id, dealId }} onDone={() => setDone('takenBack')} onClose={takingBack.close} />
      )}
    </div>
  );
}
