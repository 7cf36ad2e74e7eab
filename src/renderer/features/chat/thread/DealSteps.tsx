import { isOpenDeal } from '@oja/contract/deal-lifecycle';
import type { Deal } from '@oja/contract/deals';
import { type ReactElement, useEffect } from 'react';

import { useGetDealsQuery } from '../../../api/deals-api.ts';
import { DealStepCard } from './DealStepCard.tsx';

/** The cards that stand in place of messages, by the ids of those messages. */
export type DealCards = ReadonlyMap<string, ReactElement>;

interface DealStepsProps {
  partnerId: string;
  partnerName: string;
  /** Called with the cards, once they are loaded and after each change. */
  onCards: (cards: DealCards) => void;
}

/**
 * Loads the deals with the partner, and gives their steps as cards (product §3 "Deals"). Renders nothing. Where they
 * cannot be loaded, the thread keeps the messages of the steps.
 */
export function DealSteps({ partnerId, partnerName, onCards }: DealStepsProps) {
  const deals = useGetDealsQuery({ with: partnerId }).data?.data.deals;
  useEffect(() => {
    if (deals) onCards(new Map(deals.flatMap((deal) => cardsOf(deal, partnerId, partnerName))));
  }, [deals, onCards, partnerId, partnerName]);
  return null;
}

interface OpenDealsProps extends Omit<DealStepsProps, 'onCards'> {
  /** Called with the cards, once they are loaded and after each change. */
  onCards: (cards: ReactElement[]) => void;
}

/** Gives the deals under way with the partner as whole cards, for the details beside the thread. Renders nothing. */
export function OpenDealCards({ partnerId, partnerName, onCards }: OpenDealsProps) {
  const deals = useGetDealsQuery({ with: partnerId }).data?.data.deals;
  useEffect(() => {
    const open = deals?.filter(({ state }) => isOpenDeal(state)) ?? [];
    onCards(
      open.flatMap((deal) => {
        const step = deal.steps.at(-1);
        return step
          ? [
              <DealStepCard
                key={deal._id}
                {...{ deal, step, partnerName }}
                side={sideOf(deal, partnerId)}
                isPast={false}
              />,
            ]
          : [];
      }),
    );
  }, [deals, onCards, partnerId, partnerName]);
  return null;
}

const sideOf = (deal: Deal, partnerId: string) => (deal.buyer._id === partnerId ? 'vendor' : 'buyer');

function cardsOf(deal: Deal, partnerId: string, partnerName: string): [string, ReactElement][] {
  const side = sideOf(deal, partnerId);
  // A step of the server has no message: the newest message shows it.
  const newest = deal.steps.findLast(({ messageId }) => messageId !== null);
  return deal.steps.flatMap((step): [string, ReactElement][] => {
    if (step.messageId === null) return [];
    const shown = step === newest ? (deal.steps.at(-1) ?? step) : step;
    const card = <DealStepCard {...{ deal, side, partnerName }} step={shown} isPast={step !== newest} />;
    return [[step.messageId, card]];
  });
}
