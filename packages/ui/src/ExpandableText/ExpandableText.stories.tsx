import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumnButOverview } from '../fixtures/in-column.tsx';
import { DESCRIPTION, LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { ExpandableText } from './ExpandableText.tsx';

const BIO = { words: 16, moreLabel: 'See More', lessLabel: 'View Less' };

const meta = {
  title: 'Content/ExpandableText',
  component: ExpandableText,
  args: { text: DESCRIPTION },
  decorators: [inColumnButOverview],
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A long description in a list: 15 words, More and Less.',
        'A bio on a profile: 16 words, See More and View Less (product §2).',
      ],
      avoid: ['The only text of a page: show it in full.', 'Comments and messages: they are never cut.'],
      do: ['Give the text as it was written: line breaks stay, its direction is found.'],
      dont: ['Do not cut it before: the words are counted here, and a wall without spaces is cut between letters.'],
      keyboard: [
        ['Tab', 'Moves the focus to the button; a text that fits has none.'],
        ['Enter, Space', 'Opens the rest, or closes it.'],
      ],
    },
  },
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

/** Long (as a bio), short, without spaces, right-to-left, and twice the size on a narrow phone. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ text }) => (
    <div className="story-sheet">
      <ExpandableText text={text} />
      <ExpandableText {...BIO} text={text} />
      <ExpandableText text="Two yards, cotton." />
      <div className="story-phone">
        <ExpandableText text={LONG_WORD.repeat(4)} />
      </div>
      <ExpandableText text={RTL.description} />
      <div style={{ inlineSize: '10rem', zoom: 2 }}>
        <ExpandableText text={text} />
      </div>
    </div>
  ),
};

/** A text that fits has no button, and no extra space. */
export const Short: Story = {
  args: { text: '\nTwo yards, cotton.\n\n' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two yards, cotton.').textContent).toBe('Two yards, cotton.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Sixteen words, and a profile's button texts. */
export const Bio: Story = {
  args: BIO,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/colours that do not run\. I…$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See More' }));
    await expect(canvas.getByRole('button', { name: 'View Less', expanded: true })).toHaveFocus();
  },
};

/** The button is on the side where the text starts. */
export const RightToLeft: Story = {
  args: { text: RTL.description },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^قماش/).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeCloseTo(text.right, 0);
  },
};

/** A text without spaces is cut as well. */
export const OneLongWord: Story = {
  args: { text: LONG_WORD.repeat(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
  },
};
