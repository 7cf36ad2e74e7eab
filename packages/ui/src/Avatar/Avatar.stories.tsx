import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PORTRAIT } from '../fixtures/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Adaeze Nwosu', src: PORTRAIT },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Online: Story = {
  args: { online: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
export const NoPicture: Story = {
  args: { name: 'Ọlá Bàbájídé', src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ỌB')).toBeVisible();
  },
};
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AN')).toBeVisible();
  },
};
/** On its own it says who it is. */
export const NotDecorative: Story = {
  args: { decorative: false, src: undefined, name: 'ChopLife_Foods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ChopLife_Foods' })).toHaveTextContent('CF');
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      <Avatar {...args} size="small" />
      <Avatar {...args} online />
      <Avatar {...args} size="large" src={null} online />
      <Avatar {...args} size="xlarge" />
    </div>
  ),
};
