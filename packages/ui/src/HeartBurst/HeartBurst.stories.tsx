import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { HeartBurst } from './HeartBurst.tsx';

const meta = {
  title: 'Market/HeartBurst',
  component: HeartBurst,
  args: { active: true, onDone: fn() },
  decorators: [
    (Story) => (
      <div className="story-picture">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeartBurst>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §4: 500 ms, then it is over. */
export const Plays: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 1500 });
  },
};
