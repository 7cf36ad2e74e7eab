import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread messages' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Words that eyes take from the looks of something: what a number counts, what an icon means.',
        'A live region that only says something.',
      ],
      avoid: ['The name of an icon button: IconButton has it.', 'Information for all users: plain text.'],
      do: [
        'Write it so that it makes a sentence with the visible text: “12 unread messages”.',
        'Prefer it to aria-label where the text may be translated.',
      ],
      dont: [
        'No links and buttons in it: their focus would be seen nowhere.',
        'No paragraphs: long texts should be visible.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read as one name, and no wider than its visible number. */
export const InAButton: Story = {
  render: () => (
    <Button variant="secondary">
      12 <VisuallyHidden>unread messages</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '12 unread messages' });
    await expect(button.getBoundingClientRect().width).toBeLessThan(80);
  },
};

/** Beside the visible text; screen readers get a longer one. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <Button variant="secondary">
        12 <VisuallyHidden {...args} />
      </Button>
      <p>
        Seen: “12”. Heard: “12 unread messages”. <VisuallyHidden>This sentence is heard alone.</VisuallyHidden>
      </p>
    </div>
  ),
};
