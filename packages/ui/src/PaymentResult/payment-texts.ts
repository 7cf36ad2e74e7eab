import { CircleCheck, CircleX, Clock, RotateCcw, Wallet, type LucideIcon } from 'lucide-react';

/** How a checkout can end. */
export type PaymentStatus = 'success' | 'cancelled' | 'failed' | 'pending' | 'credited';

interface PaymentText {
  /** What happened. */
  title: string;
  /** What it means, and what to do. */
  text: string;
  /** Its picture. */
  icon: LucideIcon;
  /** Its colour. */
  tone: 'success' | 'warning' | 'danger' | 'info';
}

/** What is said about each. None promises what only the provider knows, such as whether money was taken. */
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
    tone: 'info',
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
    tone: 'info',
  },
};
