import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ImageCarousel } from '@oja/ui/ImageCarousel';
import { drawnPictures } from '../../../ui/src/fixtures/pictures.ts';
import { HeartBurst } from './HeartBurst.tsx';

const meta = {
  title: 'Market/HeartBurst',
  component: HeartBurst,
  args: { active: true, onDone: fn() },
  render: (args) => (
    <div className="story-phone">
      <ImageCarousel label="Akwete handwoven wrapper" pictures={drawnPictures(1)} overlay={<HeartBurst {...args} />} />
    </div>
  ),
  parameters: {
    guide: {
      status: 'stable',
      use: ['Over a picture that was liked by a double-click or double-tap.'],
      avoid: ['A like by the button: the button itself turns.', 'Anything but a like.'],
      do: [
        'Put it inside a positioned box, as the overlay of ImageCarousel.',
        'Set active to false in onDone, so that it can play again.',
      ],
      dont: ['Do not wait for it: the like counts at once.', 'Do not play it when the post is liked already.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof HeartBurst>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a picture, stopped in the middle of its 500 ms, because the overview is static. */
export const Overview: Story = {
  tags: ['overview'],
  decorators: [
    (Story) => (
      <div className="story-still">
        <Story />
      </div>
    ),
  ],
};

/** Product §4: it ends after 500 ms. */
export const Plays: Story = {
  play: async ({ canvasElement, args }) => {
    const [burst] = canvasElement.getAnimations({ subtree: true });
    await expect(burst?.effect?.getComputedTiming().activeDuration).toBe(500);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 1500 });
  },
};

/** Inactive, it renders nothing. */
export const Resting: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
