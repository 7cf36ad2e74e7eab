import type { DealChange, DealSide } from '@oja/contract/deal-lifecycle';
import type { Deal } from '@oja/contract/deals';

import type { DealCall } from '../../../api/deals-api.ts';
import { LatePart } from '../../../platform/LatePart.tsx';

const loadOffer = async () => (await import('@oja/market/OfferDialog')).OfferDialog;
const loadArrange = async () => (await import('@oja/market/ArrangeDialog')).ArrangeDialog;
const loadReason = async () => (await import('@oja/market/DealReasonDialog')).DealReasonDialog;

/** The actions that ask for something first. Declining does so only for a reason. */
const ASKED = ['counter', 'arrange', 'cancel', 'contest'] as const;
type Asked = (typeof ASKED)[number];
export const isAsked = (action: DealChange): action is Asked => ASKED.some((one) => one === action);

interface DealStepDialogProps {
  /** What it asks for. */
  action: Asked | 'decline';
  deal: Deal;
  side: DealSide;
  partnerName: string;
  /** The action is being sent. */
  loading: boolean;
  /** Why it failed. */
  error: string | undefined;
  /** Called with what was given. */
  onSend: (details: Partial<Pick<DealCall, 'amount' | 'reason' | 'terms'>>) => void;
  onClose: () => void;
}

/** Asks for what an action on a deal needs, product §3 "Deals". Its code is loaded with it. */
export function DealStepDialog({
  action,
  deal,
  side,
  partnerName,
  loading,
  error,
  onSend,
  onClose,
}: DealStepDialogProps) {
  const dialog = { open: true, loading, error, onOpenChange: onClose };
  if (action === 'arrange')
    return (
      <LatePart load={loadArrange} onFailed={onClose}>
        {(ArrangeDialog) => (
          <ArrangeDialog
            {...dialog}
            {...{ side, partnerName }}
            terms={deal.terms}
            onArrange={(terms) => onSend({ terms })}
          />
        )}
      </LatePart>
    );
  if (action === 'counter')
    return (
      <LatePart load={loadOffer} onFailed={onClose}>
        {(OfferDialog) => (
          <OfferDialog
            {...dialog}
            action="counter"
            postTitle={deal.post.title ?? ''}
            price={deal.post.price}
            units={deal.units}
            onOffer={(amount) => onSend({ amount })}
          />
        )}
      </LatePart>
    );
  return (
    <LatePart load={loadReason} onFailed={onClose}>
      {(DealReasonDialog) => (
        <DealReasonDialog {...dialog} action={action} onReason={(reason) => onSend(reason === '' ? {} : { reason })} />
      )}
    </LatePart>
  );
}
