import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { OfferDialog } from '@oja/market/OfferDialog';
import { Dialog } from '@oja/ui/Dialog';
import { EmptyState } from '@oja/ui/EmptyState';
import { useState } from 'react';

import { useMakeOfferMutation } from '../../../api/deals-api.ts';
import { failureMessage, isPostGone, serverError } from '../../../api/failure.ts';
import { useGetPostQuery } from '../../../api/posts-api.ts';
import { useAgreedPrices } from '../../posts/screens/use-agreed-prices.ts';
import { sharedPost } from '../composer/use-attached-post.ts';
import { useUnsentStep } from './use-unsent-step.ts';

interface MakeOfferProps {
  postId: string;
  /** Called when the offer is made, or the dialog is left. */
  onClose: () => void;
}

/** The dialog for an offer to a post's vendor, above their conversation (product §3 "Deals"). */
export function MakeOffer({ postId, onClose }: MakeOfferProps) {
  const { currentData, error, isFetching, refetch } = useGetPostQuery(postId);
  const post = currentData?.data.posts[0];
  if (post) return <OfferForPost post={post} onClose={onClose} />;
  if (!error) return null;
  const isGone = isPostGone(error);
  return (
    <Dialog open title={t`Make an offer`} onOpenChange={onClose}>
      <EmptyState
        tone="danger"
        headingLevel={3}
        title={isGone ? t`This post does not exist or has been removed.` : t`The post could not be loaded`}
        text={isGone ? undefined : failureMessage(error)}
        onRetry={isGone ? undefined : () => void refetch()}
        loading={isFetching}
      />
    </Dialog>
  );
}

/**
 * A failure leaves what was typed; sent again, it makes no second offer. Without a connection the offer goes to the
 * outbox, stands in the thread, and is sent when the connection is back.
 */
function OfferForPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const [makeOffer, { isLoading, error }] = useMakeOfferMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const { keep } = useUnsentStep(post.user._id);
  const { _id: postId, title, pricePoint, units: unitsLeft = 1 } = post;
  const action = pricePoint === 'Fixed Price' ? 'buy' : 'offer';
  // They are for one, and the amount is for all.
  const agreed = useAgreedPrices(action === 'offer' && unitsLeft === 1 ? post : undefined);
  const amountError = serverError(error)?.fields?.['amount'];
  const send = async (amount: number, units: number) => {
    const offer = { postId, amount, units, clientId };
    const { error: failure } = await makeOffer(offer);
    if (!failure || keep(failure, offer, { amount, units, post: sharedPost(post) })) onClose();
  };
  return (
    <OfferDialog
      open
      action={action}
      postTitle={title}
      price={post.price}
      unitsLeft={unitsLeft}
      amountHint={agreed?.text}
      amountError={amountError}
      error={error && amountError === undefined ? failureMessage(error) : undefined}
      loading={isLoading}
      onOffer={(amount, units) => void send(amount, units)}
      onOpenChange={onClose}
    />
  );
}
