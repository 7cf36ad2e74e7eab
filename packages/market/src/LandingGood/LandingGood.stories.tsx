import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { LandingGood } from './LandingGood.tsx';

const meta = {
  title: 'Landing/LandingGood',
  component: LandingGood,
  args: {
    link: <a href="#signup">{''}</a>,
    picture: drawnPicture(0).url,
    price: '₦18,500',
    area: 'Aba South, Abia',
  },
  argTypes: { link: { control: false }, picture: { control: false } },
  parameters: {
    guide: {
      status: 'new',
      use: ['One of the LandingGoods.'],
      avoid: ['A post for somebody who is signed in: PostTile.'],
      do: ['Lead to the sign-up, and back to the post.', 'Say the local government and the state as area.'],
      dont: ['Do not show a name, a title or a phone number: visitors do not know the vendor.'],
      keyboard: [['Enter', 'Opens the link.']],
    },
  },
  decorators: [(Story) => <ul style={{ inlineSize: '10rem' }}>{Story()}</ul>],
} satisfies Meta<typeof LandingGood>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an area and without, and with long texts. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <LandingGood {...args} />
      <LandingGood {...args} picture={drawnPicture(1).url} price="Ask for price" area={null} />
      <LandingGood {...args} picture={drawnPicture(2).url} portrait price={LONG_WORD} area={LONG_WORD} />
    </>
  ),
};

/** It is named by price and area, and the whole of it is the link. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '₦18,500 Aba South, Abia' });
    const { left, top, bottom } = link.getBoundingClientRect();
    for (const y of [top + 20, bottom - 5])
      await expect(link.contains(document.elementFromPoint(left + 5, y))).toBe(true);
  },
};
