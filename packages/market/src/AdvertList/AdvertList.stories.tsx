import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ADVERTS } from '../fixtures/adverts.ts';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { OwnAdvertCard } from '../OwnAdvertCard/OwnAdvertCard.tsx';
import { AdvertList } from './AdvertList.tsx';

const cards = ADVERTS.slice(0, 2).map(({ _id, ...advert }) => (
  <OwnAdvertCard key={_id} {...advert} onPay={fn()} onGiveUp={fn()} />
));

const meta: Meta<typeof AdvertList> = {
  title: 'Adverts/AdvertList',
  component: AdvertList,
  args: { children: cards },
  argTypes: {
    children: { control: false },
    title: { control: 'text' },
    error: { control: 'text' },
    more: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The user’s own adverts on /dashboard/ads, below the plan picker.'],
      avoid: ['Adverts among the posts of others: AdvertCard in the feed.'],
      do: [
        'Put the newest first, as the server gives them.',
        'Keep the cards while older ones are loading: pass a LoadMore as more.',
      ],
      dont: ['Do not set loading when the list is only refreshed.'],
      keyboard: [['Tab', 'From card to card, through their actions; after an error to Try again.']],
    },
  },
  decorators: [inColumn],
};

export default meta;
type Story = StoryObj<typeof AdvertList>;

/** An error replaces the list and offers to try again. */
export const Failed: Story = {
  args: { error: 'Network Error!', onRetry: fn(), more: 'Older adverts' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network Error!');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByText('Older adverts')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without adverts it explains how to promote a post; there is no empty list. */
export const NoneYet: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** With adverts, empty, and loading. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-form">
      <AdvertList {...args} />
      <AdvertList />
      <AdvertList loading />
    </div>
  ),
};
