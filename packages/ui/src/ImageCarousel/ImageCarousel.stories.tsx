import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { drawnPictures } from '../fixtures/pictures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const meta = {
  title: 'Market/ImageCarousel',
  component: ImageCarousel,
  args: { pictures: drawnPictures(3), label: 'Akwete handwoven wrapper', onDoubleClick: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons, arrow keys, double-click, and the way to the large pictures. */
export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await userEvent.dblClick(canvas.getByRole('img'));
    await expect(args.onDoubleClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'View pictures' }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

/** Spec §9: a swipe of 50 px turns, a shorter one does not, however quick. */
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    const swipe = async (px: number) => {
      const target = canvas.getByRole('img');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 300, clientY: 200 } },
        { target, coords: { clientX: 300 - px / 2, clientY: 200 } },
        { target, coords: { clientX: 300 - px, clientY: 200 } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 300 - px, clientY: 200 } },
      ]);
    };
    await swipe(40);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await swipe(60);
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await swipe(-60);
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
  },
};

/** It moves by itself every 5 s, rests under the pointer, and can be stopped for good. */
export const AdvancesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 7000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause pictures' }));
    await expect(canvas.getByRole('button', { name: 'Play pictures' })).toBeVisible();
    await expect(canvas.getByText('2 / 3')).toHaveAttribute('aria-live', 'polite');
  },
};

export const One: Story = {
  args: { pictures: drawnPictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};
export const Eight: Story = { args: { pictures: drawnPictures(8), startIndex: 7 } };
export const None: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No images available')).toBeVisible();
  },
};
export const Broken: Story = {
  args: { pictures: [{ url: 'data:image/png;base64,nothing', width: 600, height: 600 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture could not be loaded.')).toBeVisible();
  },
};
