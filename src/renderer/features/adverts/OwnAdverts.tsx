import { t } from '@lingui/core/macro';
import { findPlan } from '@oja/contract/advert-plans';
import type { OwnAdvert } from '@oja/contract/adverts';
import type { PaymentReturn } from '@oja/contract/payments';
import { AdvertList } from '@oja/market/AdvertList';
import { LoadMore } from '@oja/ui/LoadMore';
import { OwnAdvertCard } from '@oja/market/OwnAdvertCard';
import { useState } from 'react';
import { Link } from 'react-router';

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
      <AdvertList
        loading={isLoading}
        error={adverts.length === 0 && error ? failureMessage(error) : undefined}
        onRetry={() => void refetch()}
        more={
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
              planName={plan?.name ?? advert.adsType}
              amount={advert.adsPrice}
              until={advert.expiresAt}
              onPay={() => onPay(advert._id)}
              paying={payingId === advert._id}
              onGiveUp={() => setGivingUp(advert)}
              againLink={plan && <Link to={advertPath(plan, referredBy)} />}
            />
          );
        })}
      </AdvertList>
      <GiveUpAdvert advert={givingUp} onClose={() => setGivingUp(undefined)} />
    </>
  );
}
