import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ImageCarousel } from '../ImageCarousel/ImageCarousel.tsx';
import { drawnPicture } from '../fixtures/pictures.ts';
import { pressEscape } from '../fixtures/press-escape.ts';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  title: 'Content/ImageViewer',
  component: ImageViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    startIndex: 1,
    label: 'Akwete handwoven wrapper',
    pictures: [drawnPicture(0, 1600, 900), drawnPicture(1, 900, 1600), drawnPicture(2)],
  },
  argTypes: { pictures: { control: 'object' }, startIndex: { control: 'number' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      status: 'stable',
      use: [
        'Pictures, whole and as large as the screen, opened from its carousel.',
        'A picture within a conversation.',
      ],
      avoid: ['The picture of a person: an enlargeable Avatar.', 'Pictures within the page: ImageCarousel.'],
      do: [
        'Open it on the picture that was pressed.',
        'Say in `label` whose pictures they are.',
        'Give each picture an alternative text.',
      ],
      dont: ['No text or actions over the pictures.', 'Never turn the pictures by yourself: here people look closely.'],
      keyboard: [
        ['←, →', 'The previous or next picture, with the focus anywhere.'],
        ['Tab', 'To the arrows and the cross; never out to the page behind.'],
        ['Escape', 'Closes it; the focus returns to its trigger.'],
      ],
    },
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened at the second picture, navigated by button and by key with the focus anywhere, closed. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Pictures of Akwete handwoven wrapper' })).toBeVisible(),
    );
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    // The large view never advances automatically, so there is no pause button.
    await expect(canvas.queryByRole('button', { name: 'Pause pictures' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    const close = canvas.getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
    await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Escape asks to close it, and it stays open until the caller closes it, after any number of presses. */
export const KeptOpen: Story = {
  play: async ({ canvas, args }) => {
    const isPressed = await pressEscape(4);
    if (isPressed) await expect(args.onOpenChange).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveAttribute('open'));
  },
};

/** Open at a portrait picture, which is not cropped. */
export const Overview: Story = { tags: ['overview'] };

/** A single picture has no navigation. */
export const OnePicture: Story = {
  args: { startIndex: 0, pictures: [drawnPicture(0, 1600, 900)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** Closed, it leaves the page usable. */
export const Closed: Story = {
  args: { open: false },
  render: (args) => (
    <div className="story-phone">
      <ImageCarousel label={args.label} pictures={args.pictures} onOpen={fn()} />
      <ImageViewer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
