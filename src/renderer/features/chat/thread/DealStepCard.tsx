import { t } from '@lingui/core/macro';
import type { Deal } from '@oja/contract/deals';
import { DEAL_CHANGES, type DealChange, type DealSide, mayChange } from '@oja/contract/deal-lifecycle';
import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import { DealCard } from '@oja/market/DealCard';
import { Button } from '@oja/ui/Button';
import { toast } from '@oja/ui/toast-store';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

import { type DealCall, useChangeDealMutation } from '../../../api/deals-api.ts';
import { failureMessage, hasErrorCode } from '../../../api/failure.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { translateText } from '../../../platform/language.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { postPath } from '../../posts/post-paths.ts';
import { isAtAddress } from './pinned-post.ts';

const loadOffer = async () => (await import('@oja/market/OfferDialog')).OfferDialog;
const loadArrange = async () => (await import('@oja/market/ArrangeDialog')).ArrangeDialog;
const loadReason = async () => (await import('@oja/market/DealReasonDialog')).DealReasonDialog;
/** Without it the card is complete: a failure to load it is not shown. */
const DealReview = lazy(() => import('./DealReview.tsx').catch(() => ({ default: () => null })));

/** The actions that ask for something first. Declining does so only for a reason. */
const ASKED = ['counter', 'arrange', 'cancel', 'contest'] as const;
type Asked = (typeof ASKED)[number];
const isAsked = (action: DealChange): action is Asked => ASKED.some((one) => one === action);

interface Details extends Partial<Pick<DealCall, 'amount' | 'reason' | 'terms'>> {
  version?: number | undefined;
}

interface DealStepCardProps {
  deal: Deal;
  /** The step that it shows. */
  step: Deal['steps'][number];
  side: DealSide;
  partnerName: string;
  /** A later message of the deal follows. */
  isPast: boolean;
}

/** A step of a deal in a thread. The newest one has the viewer's actions, product §3 "Deals". */
export function DealStepCard({ deal, step, side, partnerName, isPast }: DealStepCardProps) {
  const [change, { isLoading, originalArgs, error }] = useChangeDealMutation();
  const [asking, setAsking] = useState<Asked | 'decline'>();
  // Another change of the terms must not be overwritten unseen: what is sent is for the version at the opening.
  const [arranging, setArranging] = useState<number>();
  const [shownAt] = useState(() => Date.now());
  const platform = usePlatform();
  const { post, units, review } = deal;
  const isThere = isAtAddress(post);

  const send = async (action: DealChange, { version = deal.version, ...details }: Details = {}) => {
    const result = await change({ id: deal._id, version, action, clientId: crypto.randomUUID(), ...details });
    const hasMoved = hasErrorCode(result.error, 'deal_moved');
    // The terms that were typed stay. The dialog shows the present ones, and can be sent again.
    const stays = action === 'arrange' && hasMoved;
    if (stays) setArranging(undefined);
    const isOver = !stays && (!result.error || hasMoved || hasErrorCode(result.error, 'deal_not_allowed'));
    if (isOver) setAsking(undefined);
    // A dialog that stays open shows the failure itself.
    if (!result.error || (!isOver && action === asking)) return;
    toast({
      tone: 'danger',
      group: 'changeDeal',
      title: t`The deal has not changed`,
      text: failureMessage(result.error),
      durationMs: TOAST_MS.default,
    });
  };
  const act = (action: DealChange) => {
    if (!isAsked(action)) return void send(action);
    setAsking(action);
    setArranging(deal.version);
  };
  const tellAFriend = async () => {
    try {
      const { shareDeal } = await import('./share-deal.ts');
      await shareDeal(deal, side, platform);
    } catch {
      // Its code could not be loaded.
      toast({ tone: 'danger', title: translateText(FAILURES.network) });
    }
  };
  const moment = { ...deal, since: Date.parse(deal.since) };
  const isFixed = post.pricePoint === 'Fixed Price' && post.price !== null;
  const actions = DEAL_CHANGES.filter(
    (action) => !(action === 'counter' && isFixed) && mayChange(moment, side, action, shownAt),
  );
  const dialog = {
    open: true,
    loading: isLoading,
    error: error && originalArgs?.action === asking ? failureMessage(error) : undefined,
    onOpenChange: () => setAsking(undefined),
  };
  return (
    <>
      <DealCard
        deal={deal}
        {...{ step, side, partnerName, isPast }}
        postLink={isThere ? <Link to={postPath(post._id)} /> : undefined}
        actions={actions}
        onAct={act}
        moreActions={
          deal.state === 'agreed' ? (
            <Button size="small" variant="quiet" onClick={() => void tellAFriend()}>{t`Tell a friend`}</Button>
          ) : (
            actions.includes('decline') && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => setAsking('decline')}
              >{t`Decline with a reason`}</Button>
            )
          )
        }
        footer={
          review &&
          !isPast && (
            <Suspense fallback={null}>
              <DealReview {...{ review, side, partnerName, shownAt }} dealId={deal._id} />
            </Suspense>
          )
        }
        loading={isLoading ? originalArgs?.action : undefined}
      />
      {asking && (!isPast || asking === 'arrange') && actions.includes(asking) && (
        <>
          {asking === 'arrange' && (
            <LatePart load={loadArrange} onFailed={dialog.onOpenChange}>
              {(ArrangeDialog) => (
                <ArrangeDialog
                  {...dialog}
                  {...{ side, partnerName }}
                  terms={deal.terms}
                  onArrange={(terms) => void send('arrange', { terms, version: arranging })}
                />
              )}
            </LatePart>
          )}
          {asking === 'counter' && (
            <LatePart load={loadOffer} onFailed={dialog.onOpenChange}>
              {(OfferDialog) => (
                <OfferDialog
                  {...dialog}
                  action="counter"
                  postTitle={post.title ?? ''}
                  price={post.price}
                  units={units}
                  onOffer={(offered) => void send('counter', { amount: offered })}
                />
              )}
            </LatePart>
          )}
          {(asking === 'cancel' || asking === 'contest' || asking === 'decline') && (
            <LatePart load={loadReason} onFailed={dialog.onOpenChange}>
              {(DealReasonDialog) => (
                <DealReasonDialog
                  {...dialog}
                  action={asking}
                  onReason={(reason) => void send(asking, reason === '' ? {} : { reason })}
                />
              )}
            </LatePart>
          )}
        </>
      )}
    </>
  );
}
