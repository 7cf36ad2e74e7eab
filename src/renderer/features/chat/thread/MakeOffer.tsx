import { OfferDialog } from '@oja/market/OfferDialog';
import { useState } from 'react';

import { useMakeOfferMutation } from '../../../api/deals-api.ts';
import { failureMessage, serverError } from '../../../api/failure.ts';
import { useGetPostQuery } from '../../../api/posts-api.ts';

interface MakeOfferProps {
  postId: string;
  /** Called when the offer is made, or the dialog is left. */
  onClose: () => void;
}

/**
 * The dialog for an offer to a post's vendor, above their conversation, where the offer then stands (product §3
 * "Deals"). A failure leaves what was typed; sent again, it makes no second offer.
 */
export function MakeOffer({ postId, onClose }: MakeOfferProps) {
  const post = useGetPostQuery(postId).currentData?.data.posts[0];
  const [makeOffer, { isLoading, error }] = useMakeOfferMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  if (!post) return null;
  const amountError = serverError(error)?.fields?.['amount'];
  const send = async (amount: number, units: number) => {
    const result = await makeOffer({ postId, amount, units, clientId });
    if (!result.error) onClose();
  };
  return (
    <OfferDialog
      open
      action={post.pricePoint === 'Fixed Price' ? 'buy' : 'offer'}
      postTitle={post.title}
      price={post.price}
      unitsLeft={post.units}
      amountError={amountError}
      error={error && amountError === undefined ? failureMessage(error) : undefined}
      loading={isLoading}
      onOffer={(amount, units) => void send(amount, units)}
      onOpenChange={onClose}
    />
  );
}
