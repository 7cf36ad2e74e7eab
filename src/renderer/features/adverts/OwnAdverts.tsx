import { t } from '@lingui/core/macro';
import { findPlan } from '@oja/contract/advert-plans';
import type { OwnAdvert } from '@oja/contract/adverts';
import type { PaymentReturn } from '@oja/contract/payments';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { OwnAdvertCard } from '@oja/market/OwnAdvertCard';
import { PostList } from '@oja/market/PostList';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { failureMessage } from '../../api/failure.ts';
import { advertPath } from './advert-path.ts';
import { GiveUpAdvert } from './GiveUpAdvert.tsx';
import { stateNow } from './payment-outcome.ts';
import type { OwnAdvertsRead } from './use-own-adverts.ts';

interface OwnAdvertsProps {
  read: OwnAdvertsRead;
  /** The result of the checkout that has just ended. */
  back: PaymentReturn | undefined;
  referredBy: string | undefined;
  onPay: (advertId: string) => void;
  payingId: string | undefined;
}

/** The viewer's adverts, newest first. Each can be paid, given up or promoted again, depending on its state. */
export function OwnAdverts({ read, back, referredBy, onPay, payingId }: OwnAdvertsProps) {
  const [givingUp, setGivingUp] = useState<OwnAdvert>();
  const { adverts, error, isLoading, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = read;

  return (
    <>
      <PostList
        variant="cards"
        label={t`Your adverts`}
        loading={isLoading}
        loadingLabel={t`Loading your adverts`}
        error={error && { title: t`Your adverts could not be loaded`, text: failureMessage(error) }}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={t`No adverts yet`}
            text={t`Choose a plan above and write the post; it then appears here with its status.`}
            icon={<Megaphone />}
            headingLevel={3}
          />
        }
        end={
          hasNextPage && (
            <LoadMore
              hasMore
              loading={isFetchingNextPage}
              error={error && failureMessage(error)}
              onLoadMore={() => void fetchNextPage()}
              label={t`Load older adverts`}
            />
          )
        }
      >
        {adverts.map((advert) => {
          const plan = findPlan(advert.adsType);
          return (
            <OwnAdvertCard
              key={advert._id}
              state={stateNow(advert, back)}
              title={advert.post?.title ?? null}
              image={advert.post?.image}
              postLink={advert.postId === null ? undefined : <Link to={`/dashboard/post/details/${advert.postId}`} />}
              planName={translateText(plan?.name ?? advert.adsType)}
              amount={advert.adsPrice}
              until={advert.expiresAt}
              onPay={() => onPay(advert._id)}
              loading={payingId === advert._id ? 'pay' : undefined}
              onGiveUp={() => setGivingUp(advert)}
              againLink={plan && <Link to={advertPath(plan, referredBy)} />}
            />
          );
        })}
      </PostList>
      <GiveUpAdvert advert={givingUp} onClose={() => setGivingUp(undefined)} />
    </>
  );
}
