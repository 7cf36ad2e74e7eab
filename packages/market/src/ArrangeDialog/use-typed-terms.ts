import { type SubmitEventHandler, useEffect, useRef, useState } from 'react';

import type { DealSide } from '@oja/contract/deal-lifecycle';
import { timeOf } from '../chat-time/chat-time.ts';
import type { ShownTerms } from '../DealCard/terms-text.ts';
import { groupAmount, readAmount } from '../OfferDialog/offer-amounts.ts';
import type { MESSAGES } from './messages.ts';

/** Terms as they are sent, each as far as it is agreed. */
export interface Arrangement {
  /** How it changes hands. */
  handover: 'pickup' | 'delivery';
  /** When it is paid. */
  payment: 'before' | 'on_delivery';
  /** Who arranges the delivery. */
  by?: DealSide;
  /** What the delivery costs, in naira. */
  fee?: number;
  /** Where to meet, or where it goes. */
  place?: string;
  /** When it is handed over, ISO 8601. */
  time?: string;
}

/** The fields of the form as they are typed; '' where nothing is. */
const typedOf = (terms: ShownTerms | null) => ({
  handover: terms?.handover ?? '',
  by: terms?.by ?? '',
  fee: terms?.fee === undefined ? '' : groupAmount(String(terms.fee)),
  place: terms?.place ?? '',
  time: terms?.time === undefined ? '' : localTime(timeOf(terms.time)),
  payment: terms?.payment ?? '',
});
type Typed = Record<keyof ReturnType<typeof typedOf>, string>;

/** A time as a field of the type `datetime-local` has it, in the device's time zone. */
function localTime(ms: number): string {
  const time = new Date(ms);
  return new Date(ms - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A delivery can be free; an offer cannot. */
const readFee = (typed: string) => (/^0+$/.test(typed.trim()) ? 0 : readAmount(typed));

/** Reads the terms that were typed, or what is wrong with them. A time that was arranged before may have passed. */
function readTerms(typed: Typed, before: Typed, messages: typeof MESSAGES) {
  const { handover, payment, by } = typed;
  const errors: Partial<Typed> = {};
  const isDelivery = handover === 'delivery';
  const fee = isDelivery && typed.fee !== '' ? readFee(typed.fee) : undefined;
  if (handover === '') errors.handover = messages.missing;
  if (isDelivery && typed.fee !== '' && fee === undefined) errors.fee = messages.wrongFee;
  if (typed.time !== '' && typed.time !== before.time && new Date(typed.time).getTime() <= Date.now())
    errors.time = messages.pastTime;
  if (payment === '') errors.payment = messages.missing;
  const place = typed.place.trim();
  const isKnown = (handover === 'pickup' || isDelivery) && (payment === 'before' || payment === 'on_delivery');
  const terms: Arrangement | undefined =
    isKnown && Object.keys(errors).length === 0
      ? {
          handover: isDelivery ? 'delivery' : 'pickup',
          ...(isDelivery && (by === 'buyer' || by === 'vendor') && { by }),
          ...(fee !== undefined && { fee }),
          ...(place !== '' && { place }),
          ...(typed.time !== '' && { time: new Date(typed.time).toISOString() }),
          payment,
        }
      : undefined;
  return { errors, terms };
}

/**
 * The fields of ArrangeDialog. They begin with the present terms, and are checked on submit; the first wrong one gets
 * the focus.
 */
export function useTypedTerms(
  present: ShownTerms | null,
  messages: typeof MESSAGES,
  onArrange: (terms: Arrangement) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState<Typed>(() => typedOf(present));
  const [typed, setTyped] = useState(before);
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [attempts, setAttempts] = useState(0);
  // Not with each change of the errors: a person who types in another field stays there.
  useEffect(() => {
    if (attempts > 0)
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] [type="radio"]')
        ?.focus();
  }, [attempts]);
  const change = (part: Partial<Typed>) => {
    setTyped((known) => ({ ...known, ...part }));
    setErrors((known) => {
      const left = Object.entries(known).filter(([name]) => !(name in part));
      return Object.fromEntries(left);
    });
  };
  const submit: SubmitEventHandler<HTMLFormElement> = () => {
    const read = readTerms(typed, before, messages);
    setErrors(read.errors);
    setAttempts((count) => count + 1);
    if (read.terms) onArrange(read.terms);
  };
  return { form, typed, change, errors, submit };
}
