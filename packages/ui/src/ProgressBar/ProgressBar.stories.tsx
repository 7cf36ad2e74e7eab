import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload of wrapper.jpg', value: 0.4 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } }, className: { control: false } },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Work whose progress is known: a picture that is uploaded.',
        'Without a value, work whose progress is unknown.',
      ],
      avoid: ['Loading content: Skeleton.', 'A busy button: its loading.'],
      do: ['Say in label what progresses: “Upload of wrapper.jpg”.', 'Put the figure beside it in words: 62%.'],
      dont: ['Do not let it run backwards, or to the end before it is done.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At 0, in progress, done, failed, and indeterminate. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-form">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Under way" value={0.4} />
      <ProgressBar label="Done" value={1} tone="success" />
      <ProgressBar label="Failed" value={1} tone="danger" />
      <ProgressBar label="Of unknown length" />
    </div>
  ),
};

export const UnderWay: Story = {
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of wrapper.jpg' })).toHaveProperty('position', 0.4);
  },
};

/** Without a value it is indeterminate for the browser too; values out of range are clamped. */
export const UnknownAndTooMuch: Story = {
  render: () => (
    <div className="story-form">
      <ProgressBar label="Unknown" />
      <ProgressBar label="Too much" value={1.5} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Unknown' })).toHaveProperty('position', -1);
    await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveProperty('value', 1);
  },
};
