import { t } from '@lingui/core/macro';
import type { Deal } from '@oja/contract/deals';
import { FAILURES } from '@oja/contract/failures';
import { formatNaira } from '@oja/contract/naira';

import { dealsApi } from '../../../api/deals-api.ts';
import { failureMessage, isRefused } from '../../../api/failure.ts';
import type { ChatThunk } from './chat-state.ts';
import { SendingFailure } from './sending-failure.ts';
import type { DealStep } from './stored-message.ts';

/** What a step is about. An offer has no deal yet. */
export type StepSubject = Pick<Deal, 'amount' | 'units' | 'post'>;

/**
 * Takes a step of a deal that waited (product §3 "Deals"). The same `clientId` takes it once, also after a lost answer.
 * @returns why it was refused; undefined if it was taken. Rejects with SendingFailure where it may be taken later.
 */
export function takeStep(step: DealStep, clientId: string): ChatThunk<Promise<SendingFailure | undefined>> {
  return async (dispatch) => {
    const { changeDeal, makeOffer } = dealsApi.endpoints;
    const isAction = 'action' in step;
    const { error } = await (isAction
      ? dispatch(changeDeal.initiate({ ...step, clientId }, { track: false }))
      : dispatch(makeOffer.initiate({ ...step, clientId }, { track: false })));
    if (!error) return undefined;
    const title = isAction ? t`The deal has not changed` : FAILURES.messageSend;
    const failure = new SendingFailure(title, failureMessage(error), !isRefused(error));
    if (failure.isPassing) throw failure;
    return failure;
  };
}

/**
 * What a step will do, in the form of the server's message of it: "Accept: ₦45,000 for “Kettle”." The cards need it, so
 * that this module is loaded before the line breaks.
 */
export function stepText(step: DealStep, deal: StepSubject, locale: string): string {
  const amount = formatNaira(step.amount ?? deal.amount, locale);
  const { units } = deal;
  const title = deal.post.title ?? t`A post`;
  const what = units === 1 ? t`${amount} for “${title}”` : t`${amount} for ${units} × “${title}”`;
  if (!('action' in step)) return t`Offer: ${what}.`;
  const texts = {
    accept: t`Accept: ${what}.`,
    counter: t`Counter-offer: ${what}.`,
    decline: t`Decline: ${what}.`,
    withdraw: t`Take the offer back: ${what}.`,
    complete: t`Complete the deal: ${what}.`,
    arrange: t`Arrange the handover: ${what}.`,
    cancel: t`Cancel the deal: ${what}.`,
    contest: t`Contest the deal: ${what}.`,
  };
  return [texts[step.action], step.reason ?? step.terms?.place].filter(Boolean).join(' ');
}
