import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withWindow } from '../../../ui/test/window-settings.ts';
import { GOODS } from '../fixtures/landing.tsx';
import { LandingGoods } from './LandingGoods.tsx';

const meta = {
  title: 'Landing/LandingGoods',
  component: LandingGoods,
  args: { title: 'New in the market', children: GOODS },
  argTypes: {
    children: {
      control: 'inline-radio',
      options: ['Eight', 'None yet'],
      mapping: { Eight: GOODS, 'None yet': undefined },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'new',
      use: ['Goods that a visitor may see before they have an account, once, below the LandingHero.'],
      avoid: ['Posts for somebody who is signed in: PostGrid.'],
      do: ['Six to twelve goods of several vendors.', 'Show it empty while they load: it keeps its height.'],
      dont: ['Do not show it where there are no goods.'],
      keyboard: [['Tab', 'Through the goods; the row scrolls along.']],
    },
  },
} satisfies Meta<typeof LandingGoods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** Before its goods are there it has the same height, so that nothing moves. */
export const Empty: Story = {
  render: (args) => (
    <>
      <LandingGoods {...args} id="filled" />
      <LandingGoods {...args}>{undefined}</LandingGoods>
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of [320, 390, 820, 1024, 1440])
      await withWindow(width, 800, async () => {
        const [filled, empty] = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect().height);
        await expect(Math.abs((filled ?? 0) - (empty ?? 0))).toBeLessThan(1);
      });
  },
};

/** A phone shows two tiles and a part of the third; a wide window shows six, whole. */
export const Widths: Story = {
  play: async ({ canvas, userEvent }) => {
    const tiles = () => canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await withWindow(390, 844, async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      const [, second, third, fourth] = tiles();
      await expect(second?.right).toBeLessThan(390);
      await expect(third?.left).toBeLessThan(390);
      await expect(fourth?.left).toBeGreaterThan(390);
      for (let tab = 0; tab < 4; tab += 1) await userEvent.tab();
      await expect(canvas.getAllByRole('link')[3]).toHaveFocus();
      await expect(tiles()[3]?.left).toBeLessThan(390);
    });
    await withWindow(1440, 900, async () => {
      await expect(tiles()).toHaveLength(6);
      await expect(new Set(tiles().map(({ top }) => top)).size).toBe(1);
      await expect(tiles()[5]?.right).toBeLessThan(1440);
    });
  },
};
