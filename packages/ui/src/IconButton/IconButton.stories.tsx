import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Ellipsis, Expand, Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: <Search />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <IconButton label="More" icon={<Ellipsis />} />
      <IconButton label="Search" icon={<Search />} variant="filled" />
      <IconButton label="View pictures" icon={<Expand />} variant="overlay" />
      <IconButton label="Not available" icon={<Search />} disabled />
    </div>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, label: 'Back', icon: <ArrowLeft />, children: <a href="#feed">{''}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#feed');
  },
};
