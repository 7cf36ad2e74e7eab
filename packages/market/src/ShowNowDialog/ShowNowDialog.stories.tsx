import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { POST } from '../fixtures/posts.ts';
import { ShowNowDialog } from './ShowNowDialog.tsx';

const meta = {
  title: 'Chat/ShowNowDialog',
  component: ShowNowDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    postTitle: POST.title,
    name: 'Adá Òkè',
    camera: 'live',
    onTake: fn(),
    onRetake: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
    guide: {
      status: 'new',
      use: ['The dialog of “Show it now”, in the conversation with a buyer who asked.'],
      avoid: ['For pictures from files: the composer takes them.'],
      do: ['Stop the camera when it closes.', 'Show the stamped picture before it is sent.'],
      dont: ['Do not offer a file instead of the camera.'],
      keyboard: [
        ['Tab', 'From button to button.'],
        ['Escape', 'Closes it, and the camera stops.'],
      ],
    },
  },
} satisfies Meta<typeof ShowNowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The camera sends pictures: one press takes one. */
export const Live: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the picture' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

/** No picture can be taken before the camera's first one. */
export const Starting: Story = {
  args: { camera: 'starting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take the picture' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Starting the camera…');
  },
};

/** With the picture that was taken. */
export const Overview: Story = { tags: ['overview'], args: { pictureUrl: POST.pictures[0]?.url } };

/** The picture is seen before it is sent. */
export const Taken: Story = {
  args: { pictureUrl: POST.pictures[0]?.url },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take another' }));
    await expect(args.onRetake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The device has no camera. */
export const Missing: Story = { args: { camera: 'missing' } };

/** The camera is in use elsewhere. */
export const Failed: Story = { args: { camera: 'failed' } };

/** The camera was refused; the title is right-to-left and the name very long. */
export const RefusedLong: Story = {
  args: { camera: 'refused', postTitle: RTL.title, name: LONG_WORD },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oja may not use the camera.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
