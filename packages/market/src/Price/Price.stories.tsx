import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Price } from './Price.tsx';

const meta = {
  title: 'Market/Price',
  component: Price,
  args: { amount: 18_500 },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The amount of a post, a plan or a withdrawal.'],
      avoid: [
        'An amount inside a sentence: formatNaira of the contract.',
        'A number that is no money: StatCounter or plain text.',
      ],
      do: [
        'Give the number as the server has it; the sign and the grouping come here.',
        'Use large where the price is what the eye looks for.',
      ],
      dont: ['Do not write “NGN” or a space after the sign.', 'Do not round: kobo are shown where there are any.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦18,500')).toBeVisible();
  },
};

/** Half a naira is fifty kobo. */
export const WithKobo: Story = {
  args: { amount: 1_250_000.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦1,250,000.50')).toBeVisible();
  },
};

/** Without an amount it says to ask; 0 is a price. */
export const NotGiven: Story = {
  render: () => (
    <div className="story-row">
      <Price amount={null} />
      <Price amount={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask for price')).toBeVisible();
    await expect(canvas.getByText('₦0')).toBeVisible();
  },
};

/** Both sizes, with and without a price point, and the largest amount on a narrow card. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <Price amount={18_500} />
      <Price amount={18_500} pricePoint="Negotiable Price" />
      <Price amount={1_250_000.5} pricePoint="Fixed Price" size="large" />
      <Price amount={null} size="large" />
      <div style={{ inlineSize: '9rem' }}>
        <Price amount={99_999_999_999_999} pricePoint="Negotiable Price" size="large" />
      </div>
    </div>
  ),
};
