import { PLANS as ADVERT_PLANS } from '@oja/contract/advert-plans';
import { STATISTICS } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';
import type { LandingPlan } from '@oja/ui/LandingPricing';
import type { LandingReason } from '@oja/ui/LandingReasons';
import type { LandingStat } from '@oja/ui/LandingStats';
import type { LandingStep } from '@oja/ui/LandingSteps';
import { BadgeCheck, MessagesSquare, Search, Users } from 'lucide-react';

/** The five taglines of spec §1. */
export const TAGLINES = [
  'Find the phone, the fabric and the plumber.',
  'Follow the vendors you trust.',
  'Ask before you pay.',
  'Sell to your street, your city, your country.',
  'From Aba to Zaria, one market.',
] as const;

export const REASONS: readonly LandingReason[] = [
  {
    icon: <Users size={24} />,
    title: 'A market with faces',
    text: 'Follow the vendors you like and see what they bring in first, the way regulars do.',
  },
  {
    icon: <MessagesSquare size={24} />,
    title: 'Talk before you pay',
    text: 'Ask for one more picture, agree on the price and settle delivery, all in one chat.',
  },
  {
    icon: <BadgeCheck size={24} />,
    title: 'Vendors who were checked',
    text: 'Only verified vendors can post. The green badge tells you who passed.',
  },
  {
    icon: <Search size={24} />,
    title: 'Everything has its row',
    text: 'Fifty-seven categories, from food stuffs to real estate, and a search that knows all of them.',
  },
];

export const STEPS: readonly LandingStep[] = [
  { title: 'Open your account', text: 'Sign up with your email. It takes a minute and costs nothing.' },
  { title: 'Follow your people', text: 'Find vendors near you. Their new posts come straight to your feed.' },
  { title: 'Chat, agree, collect', text: 'Message the vendor, agree on terms and get what you came for.' },
];

/** The plans of spec §9, at their prices as read. */
export const PLANS: readonly LandingPlan[] = ADVERT_PLANS.map(({ name, price, duration, text }) => ({ name, price: formatNaira(price), duration, text }));

/** The statistics panel's static values, spec §1. */
export const STATS: readonly LandingStat[] = [
  { label: 'Total payments made', value: STATISTICS.paymentsMade },
  { label: 'Total received', value: STATISTICS.paymentsReceived },
  { label: 'Success rate', value: STATISTICS.successRatePercent, decimals: 1, suffix: '%' },
  { label: 'Total active users', value: STATISTICS.activeUsers },
];

export const SOCIAL_LINKS = [
  { name: 'Instagram', href: 'https://www.instagram.com/ojamarket' },
  { name: 'X', href: 'https://x.com/ojamarket' },
  { name: 'Facebook', href: 'https://www.facebook.com/ojamarket' },
  { name: 'YouTube', href: 'https://www.youtube.com/@ojamarket' },
] as const;
