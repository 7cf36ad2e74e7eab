import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: { className: { control: false } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The parts of a new skeleton, in the sizes of the real content.'],
      avoid: [
        'Content whose component has a loading state, such as DashboardLayout: its `loading`.',
        'Waiting for something without a shape: Spinner.',
      ],
      do: [
        'Put them into a region with role status and a hidden text: bones are silent.',
        'Keep the measures of the real thing, so that nothing jumps when it comes.',
      ],
      dont: ['Do not draw every line: three say “text”.', 'Do not show them while loaded content is refreshed.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shapes and widths. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-form">
      <Skeleton />
      <Skeleton shape="circle" width="target" />
      <Skeleton shape="text" lines={3} />
      {(['full', 'wide', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  ),
};

/** Hidden from screen readers; the given number of lines, the last one shorter. */
export const Lines: Story = {
  args: { shape: 'text', lines: 3 },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[data-shape=text]');
    await expect(lines).toHaveLength(3);
    await expect(lines[2]).toHaveAttribute('data-width', 'half');
    await expect(lines[0]?.parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};
