import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, RTL } from '../../src/fixtures/difficult-texts.ts';
import { Sample } from './Sample.tsx';

const meta = {
  title: 'Market/Sample',
  component: Sample,
  args: { children: 'Akwete wrapper, two yards' },
  parameters: {
    guide: {
      status: 'new',
      use: ['When to use it.'],
      avoid: ['When not to use it, and the alternative.'],
      do: ['Recommendations.'],
      dont: ['Mistakes to avoid.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <Sample>Plain</Sample>
      <Sample tone="accent">Accent</Sample>
      <Sample>{LONG_WORD}</Sample>
      <Sample dir="auto">{RTL.title}</Sample>
    </div>
  ),
};

/** Acts as a user would, and checks the visible result. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Akwete wrapper, two yards')).toBeVisible();
  },
};
