import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: { label: { control: 'text' } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Waiting of unknown length where nothing of what comes is known: an account is being activated.'],
      avoid: [
        'A loading list or page: Skeleton, in the shape of its content.',
        'An upload: ProgressBar.',
        'A busy button: its loading.',
      ],
      do: [
        'Pass a label if nothing else says what is loading.',
        'Show it only after a moment: what takes 200 ms needs none.',
      ],
      dont: ['Do not show two at once.', 'Replace it with the error when loading fails.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sizes; it has the colour of the text around it. With reduced motion it is still. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row">
        <Spinner /> Activating your account
      </div>
      <Spinner size="large" label="Loading" />
    </div>
  ),
};

/** With a label it is an announced status. */
export const Announced: Story = {
  args: { label: 'Activating your account', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Activating your account');
  },
};

/** Without a label it is hidden from screen readers. */
export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
