import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { drawnPictures } from '../../../ui/src/fixtures/pictures.ts';
import { PictureGrid } from './PictureGrid.tsx';

const meta = {
  title: 'Market/PictureGrid',
  component: PictureGrid,
  args: { pictures: drawnPictures(8), onOpen: fn() },
  argTypes: { pictures: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['All pictures at a glance: a reported post’s, those that were shared in a conversation.'],
      avoid: ['A post for customers, which shows one large picture after the other: ImageCarousel.'],
      do: ['Open the pressed picture large, in an ImageViewer.'],
      dont: ['Do not leave pictures out: nobody would look for them.'],
      keyboard: [
        ['Tab', 'To the next picture.'],
        ['Enter or Space', 'Opens it.'],
      ],
    },
  },
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sizes: in a pane of an admin, and in the narrow one beside a conversation. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <div style={{ inlineSize: '40rem', maxInlineSize: '100%' }}>
        <PictureGrid {...args} />
      </div>
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <PictureGrid {...args} size="small" />
      </div>
    </div>
  ),
};

/** A press, or Enter, tells which picture to open. */
export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 3' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(2);
    canvas.getByRole('button', { name: 'Picture 8' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(7);
  },
};
