import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Two groups that spacing alone does not separate: the form and “Continue with Google”.',
        'With a word, where the word is the choice between them: “or”.',
      ],
      avoid: [
        'A gap between two things: space alone.',
        'Rows of a list: the list draws its own lines.',
        'Groups of a Menu: its separator.',
      ],
      do: ['Try more space first.', 'Keep its word to one or two.'],
      dont: ['Not between a heading and its content.', 'No headings in it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a word between two alternatives. */
export const WithWord: Story = {
  args: { children: 'or' },
  decorators: [(Story) => <div className="story-form">{Story()}</div>],
};

/** Without a word it is a separator; with a word, screen readers read the word and ignore the line. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet" style={{ justifyItems: 'stretch' }}>
      <Divider />
      <Divider>or</Divider>
      <Divider>{RTL.title}</Divider>
      <Divider>{LONG_WORD}</Divider>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
    await expect(canvas.getByText('or')).toBeVisible();
  },
};
