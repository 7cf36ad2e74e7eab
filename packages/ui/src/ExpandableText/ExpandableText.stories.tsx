import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, POST, RTL } from '../fixtures/posts.ts';
import { ExpandableText } from './ExpandableText.tsx';

const meta = {
  title: 'Market/ExpandableText',
  component: ExpandableText,
  args: { text: POST.description },
} satisfies Meta<typeof ExpandableText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/colours that do not run…$/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Send me a message for more pictures\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Less', expanded: true }));
    await expect(canvas.getByRole('button', { name: 'More', expanded: false })).toBeVisible();
  },
};
export const Short: Story = {
  args: { text: 'Two yards, cotton.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Bio: Story = { args: { words: 16, moreLabel: 'See More', lessLabel: 'View Less' } };
/** A wall without spaces is cut as well. */
export const OneLongWord: Story = {
  args: { text: LONG_WORD.repeat(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { text: RTL.description } };
