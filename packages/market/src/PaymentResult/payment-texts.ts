import { CircleCheck, CircleX, Clock, ReceiptText, RotateCcw, Wallet, type LucideIcon } from 'lucide-react';

/** Results of a checkout; `unknown` if no payment is known. */
export type PaymentStatus = 'success' | 'cancelled' | 'failed' | 'pending' | 'credited' | 'unknown';

interface PaymentText {
  /** The heading. */
  title: string;
  /** The explanation, and the next step. */
  text: string;
  /** Its icon. */
  icon: LucideIcon;
  /** Its colour. */
  tone: 'success' | 'warning' | 'danger' | 'accent';
}

/** The texts of each result. None claims what only the provider knows, such as whether money was charged. */
export const PAYMENT_TEXTS: Record<PaymentStatus, PaymentText> = {
  success: {
    title: 'Payment successful',
    text: 'Your advert is running: it comes up between the posts in every feed.',
    icon: CircleCheck,
    tone: 'success',
  },
  pending: {
    title: 'Payment being confirmed',
    text: 'Your payment has not been confirmed yet. Your advert is shown as soon as it is; there is nothing more to do.',
    icon: Clock,
    tone: 'accent',
  },
  cancelled: {
    title: 'Payment cancelled',
    text: 'Your advert is kept for 24 hours. Pay for it when you are ready.',
    icon: RotateCcw,
    tone: 'warning',
  },
  failed: {
    title: 'Payment failed',
    text: 'The payment did not go through. Try again, or pay with another card or bank.',
    icon: CircleX,
    tone: 'danger',
  },
  credited: {
    title: 'Payment put on your wallet',
    text: 'Your advert was no longer there to be paid for, so the money is on your Oja wallet.',
    icon: Wallet,
    tone: 'accent',
  },
  unknown: {
    title: 'Payments',
    text: 'The result of a payment is shown here after the checkout. Your adverts show which of them are paid and running.',
    icon: ReceiptText,
    tone: 'accent',
  },
};
