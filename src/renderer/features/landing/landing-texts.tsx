import { t } from '@lingui/core/macro';
import { PLANS } from '@oja/contract/advert-plans';
import { STATISTICS } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';
import type { LandingPlan } from '@oja/market/LandingPricing';
import type { LandingReason } from '@oja/market/LandingReasons';
import type { LandingStat } from '@oja/market/LandingStats';
import type { LandingStep } from '@oja/market/LandingSteps';
import { BadgeCheck, MessagesSquare, Search, Users } from 'lucide-react';

import { translateText } from '../../platform/language.ts';

/** The five taglines of product §1. */
export const taglines = () => [
  t`Find the phone, the fabric and the plumber.`,
  t`Follow the vendors you trust.`,
  t`Ask before you pay.`,
  t`Sell to your street, your city, your country.`,
  t`From Aba to Zaria, one market.`,
];

export const reasons = (): readonly LandingReason[] => [
  {
    icon: <Users />,
    title: t`A market with faces`,
    text: t`Follow the vendors you like and see what they bring in first, the way regulars do.`,
  },
  {
    icon: <MessagesSquare />,
    title: t`Talk before you pay`,
    text: t`Ask for one more picture, agree on the price and settle delivery, all in one chat.`,
  },
  {
    icon: <BadgeCheck />,
    title: t`Vendors who were checked`,
    text: t`Only verified vendors can post. The green badge tells you who passed.`,
  },
  {
    icon: <Search />,
    title: t`Everything has its row`,
    text: t`Fifty-seven categories, from food stuffs to real estate, and a search that knows all of them.`,
  },
];

export const steps = (): readonly LandingStep[] => [
  { title: t`Open your account`, text: t`Sign up with your email. It takes a minute and costs nothing.` },
  { title: t`Follow your people`, text: t`Find vendors near you. Their new posts come straight to your feed.` },
  { title: t`Chat, agree, collect`, text: t`Message the vendor, agree on terms and get what you came for.` },
];

/** The plans of product §9, with formatted prices. */
export const plans = (): readonly LandingPlan[] =>
  PLANS.map(({ name, price, duration, text }) => ({
    name: translateText(name),
    price: formatNaira(price),
    duration: translateText(duration),
    text: translateText(text),
  }));

/** The statistics panel's static values, product §1. */
export const stats = (): readonly LandingStat[] => [
  { label: t`Total payments made`, value: STATISTICS.paymentsMade },
  { label: t`Total received`, value: STATISTICS.paymentsReceived },
  { label: t`Success rate`, value: STATISTICS.successRatePercent, decimals: 1, suffix: '%' },
  { label: t`Total active users`, value: STATISTICS.activeUsers },
];

export const SOCIAL_LINKS = [
  { name: 'Instagram', href: 'https://www.instagram.com/ojamarket' },
  { name: 'X', href: 'https://x.com/ojamarket' },
  { name: 'Facebook', href: 'https://www.facebook.com/ojamarket' },
  { name: 'YouTube', href: 'https://www.youtube.com/@ojamarket' },
] as const;
