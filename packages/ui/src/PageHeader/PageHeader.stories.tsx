import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LONG_WORD } from '../fixtures/posts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { title: 'Layout/PageHeader', component: PageHeader, args: { title: 'Your Saved Posts' } } satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const BackLink: Story = {
  args: { back: <a href="#feed">{''}</a>, text: '12 posts', actions: <IconButton label="Settings" icon={<Settings />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#feed');
  },
};
export const BackInHistory: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const LongTitle: Story = { args: { title: LONG_WORD, back: <a href="#feed">{''}</a> } };
