import type { OwnAdvert } from '@oja/contract/adverts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { idOf, VENDOR } from '../fixtures/people.ts';
import { POSTS } from '../fixtures/posts.ts';
import { daysAgo, hoursAgo } from '../freeze-time.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const PLAN = { daily: 1000, weekly: 4800 };

/** Returns an advert of its owner's list. The post of an advert that has ended was deleted. */
function advert(state: OwnAdvert['state'], adsType: keyof typeof PLAN, days: number, post = -1): OwnAdvert {
  const shown = POSTS[post];
  return {
    _id: idOf(`${state} advert`),
    postId: shown?._id ?? null,
    adsType,
    adsPrice: PLAN[adsType],
    state,
    createdAt: daysAgo(days),
    paidAt: state === 'active' || state === 'expired' ? daysAgo(days) : null,
    expiresAt: shown ? hoursAgo(-20) : daysAgo(days - 1),
    post: shown ? { title: shown.title, image: shown.images[0] ?? null } : null,
  };
}

const ADVERTS = [
  advert('active', 'weekly', 1, 0),
  advert('awaiting_payment', 'daily', 0, 2),
  advert('expired', 'daily', 20),
  advert('cancelled', 'daily', 27),
  advert('refused', 'weekly', 29),
];

// /dashboard/ads: the plan picker and the viewer’s own adverts.
const meta = {
  title: 'Screens/Vendor/Ads',
  component: AppScreen,
  args: {
    at: '/dashboard/ads',
    viewer: VENDOR,
    answers: { 'GET /api/v1/adverts': { data: { adverts: ADVERTS, nextCursor: null } } },
    shows: 'Standing fan, 18 inches, hardly used',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Empty: Story = {
  args: { answers: { 'GET /api/v1/adverts': { data: { adverts: [], nextCursor: null } } }, shows: 'No adverts yet' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Failed: Story = {
  args: {
    answers: { 'GET /api/v1/adverts': errorResponse('rate_limited', 429) },
    shows: 'Your adverts could not be loaded',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const CheckoutCancelled: Story = {
  args: { at: `/dashboard/ads?payment=cancelled&advert=${ADVERTS[1]?._id}`, shows: /cancelled/i },
  globals: PHONE,
  tags: ['!screen'],
};

/** Chooses the weekly plan with the keyboard, and continues to the form. */
export const Walk: Story = {
  args: { answers: { 'GET /api/v1/adverts': { data: { adverts: [], nextCursor: null } } } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeDisabled();
    canvas.getByRole('radio', { name: /^Daily/ }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post and pay' })).toBeVisible());
  },
};
