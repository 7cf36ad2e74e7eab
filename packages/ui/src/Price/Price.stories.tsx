import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Price } from './Price.tsx';

const meta = { title: 'Market/Price', component: Price, args: { amount: 18_500 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦18,500')).toBeVisible();
  },
};
export const WithPoint: Story = { args: { pricePoint: 'Negotiable Price', size: 'large' } };
export const WithKobo: Story = {
  args: { amount: 1_250_000.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦1,250,000.5')).toBeVisible();
  },
};
export const NotGiven: Story = {
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask for price')).toBeVisible();
  },
};
export const Nothing: Story = { args: { amount: 0 } };
