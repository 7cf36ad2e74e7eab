import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { drawnPicture } from '../fixtures/pictures.ts';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  title: 'Market/ImageViewer',
  component: ImageViewer,
  args: {
    openAt: 1,
    onClose: fn(),
    label: 'Akwete handwoven wrapper',
    pictures: [drawnPicture(0, 1600, 900), drawnPicture(1, 900, 1600), drawnPicture(2)],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Pictures of Akwete handwoven wrapper' })).toBeVisible());
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Closed: Story = {
  args: { openAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
