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
      avoid: ['A list or a page on its way: Skeleton, in the shape of what comes.', 'An upload: ProgressBar.', 'A button at work: its loading.'],
      do: ['Give a label where nothing else says what is waited for.', 'Show it only after a moment: what takes 200 ms needs none.'],
      dont: ['Do not show two at once.', 'Do not let it be the only thing that says an error: replace it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sizes; it takes the colour of the text around it. With reduced motion it stands still. */
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

/** With a label it is a status that is announced. */
export const Announced: Story = {
  args: { label: 'Activating your account', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Activating your account');
  },
};

/** Without one it is silent: what is around it speaks. */
export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
