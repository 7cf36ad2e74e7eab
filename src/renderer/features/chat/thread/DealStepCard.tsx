import { t } from '@lingui/core/macro';
import type { Deal } from '@oja/contract/deals';
import { DEAL_CHANGES, type DealChange, type DealSide, mayChange } from '@oja/contract/deal-lifecycle';
import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import { DealCard } from '@oja/market/DealCard';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { toast } from '@oja/ui/toast-store';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

import { type DealCall, useChangeDealMutation } from '../../../api/deals-api.ts';
import { failureMessage, hasErrorCode } from '../../../api/failure.ts';
import { translateText } from '../../../platform/language.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { postPath } from '../../posts/post-paths.ts';
import { DealStepDialog, isAsked } from './DealStepDialog.tsx';
import { isAtAddress } from './pinned-post.ts';
import { useUnsentStep } from './use-unsent-step.ts';

/** Without it the card is complete: a failure to load it is not shown. */
const DealReview = lazy(() => import('./DealReview.tsx').catch(() => ({ default: () => null })));

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
  const [asking, setAsking] = useState<ComponentProps<typeof DealStepDialog>['action']>();
  // Another change of the terms must not be overwritten unseen: what is sent is for the version at the opening.
  const [arranging, setArranging] = useState<number>();
  const [shownAt] = useState(() => Date.now());
  const platform = usePlatform();
  const { post, review } = deal;
  const { unsent, discard, keep } = useUnsentStep(side === 'buyer' ? deal.vendor._id : deal.buyer._id, deal._id);
  const isWaiting = unsent !== undefined && unsent.status !== 'failed';
  const isThere = isAtAddress(post);

  const send = async (action: DealChange, { version = deal.version, ...details }: Details = {}) => {
    const call = { id: deal._id, version, action, ...details };
    // The answer to the same call before may have been lost: it is the same step.
    const isSame =
      originalArgs && JSON.stringify({ ...call, clientId: originalArgs.clientId }) === JSON.stringify(originalArgs);
    const sent = { ...call, clientId: isSame ? originalArgs.clientId : crypto.randomUUID() };
    // What was refused gives way to what the viewer decides now.
    if (!isWaiting) discard();
    const { error: failure } = await change(sent);
    if (keep(failure, sent, deal)) {
      setAsking(undefined);
      return;
    }
    const hasMoved = hasErrorCode(failure, 'deal_moved');
    // The terms that were typed stay. The dialog shows the present ones, and can be sent again.
    const stays = action === 'arrange' && hasMoved;
    if (stays) setArranging(undefined);
    const isOver = !stays && (!failure || hasMoved || hasErrorCode(failure, 'deal_not_allowed'));
    if (isOver) setAsking(undefined);
    // A dialog that stays open shows the failure itself.
    if (!failure || (!isOver && action === asking)) return;
    toast({
      tone: 'danger',
      group: 'changeDeal',
      title: t`The deal has not changed`,
      text: failureMessage(failure),
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
    (action) => !isWaiting && !(action === 'counter' && isFixed) && mayChange(moment, side, action, shownAt),
  );
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
          !isPast && (
            <>
              {unsent && (
                <Notice
                  tone={isWaiting ? 'neutral' : 'danger'}
                  title={isWaiting ? t`Waits for a connection` : t`The deal has not changed`}
                  action={
                    unsent.status !== 'sending' && (
                      <Button size="small" variant="quiet" onClick={discard}>{t`Discard`}</Button>
                    )
                  }
                >
                  {unsent.text} {!isWaiting && translateText(unsent.failure)}
                </Notice>
              )}
              {review && (
                <Suspense fallback={null}>
                  <DealReview {...{ review, side, partnerName, shownAt }} dealId={deal._id} />
                </Suspense>
              )}
            </>
          )
        }
        loading={isLoading ? originalArgs?.action : undefined}
      />
      {asking && (!isPast || asking === 'arrange') && actions.includes(asking) && (
        <DealStepDialog
          {...{ deal, side, partnerName }}
          action={asking}
          loading={isLoading}
          error={error && originalArgs?.action === asking ? failureMessage(error) : undefined}
          onSend={(details) => void send(asking, { ...details, ...(asking === 'arrange' && { version: arranging }) })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
