import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { drawnPicture } from '../fixtures/pictures.ts';
import { ImagePicker, type PickedImage } from './ImagePicker.tsx';

const picked = (number: number, state: Partial<PickedImage> = {}): PickedImage => ({
  id: `picture-${number}`,
  name: `wrapper-${number}.jpg`,
  previewUrl: drawnPicture(number).url,
  status: 'done',
  ...state,
});

const meta = {
  title: 'Forms/ImagePicker',
  component: ImagePicker,
  args: {
    label: 'Pictures',
    hint: 'The first one is the cover. At most 8, together at most 10MB.',
    max: 8,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(['picture'], 'wrapper.jpg', { type: 'image/jpeg' });

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector('input');
  if (!input) throw new Error('The picker holds a file input.');
  return input;
};

/** Chosen through the system's dialog. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveTextContent('0 of 8');
    await userEvent.upload(inputOf(canvasElement), [photo]);
    await expect(args.onAdd).toHaveBeenCalledWith([photo]);
  },
};

export const Dropping: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[role=group] > :nth-child(2)');
    if (!zone) throw new Error('The drop zone is the second part of the picker.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo);
    await fireEvent(zone, new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(canvas.getByText('Let go to add them')).toBeVisible();
    await fireEvent(zone, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('or drop them here')).toBeVisible();
  },
};

export const EveryState: Story = {
  args: {
    items: [
      picked(0),
      picked(1, { status: 'uploading', progress: 0.62 }),
      picked(2, { status: 'waiting', name: 'a-very-long-file-name-straight-from-a-phone-IMG_20261121_050812_HDR.jpg' }),
      picked(3, { status: 'failed', message: 'This is not a picture we can read.' }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of wrapper-1.jpg' })).toHaveProperty('value', 0.62);
    await userEvent.click(canvas.getByRole('button', { name: 'Try wrapper-3.jpg again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('picture-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wrapper-0.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('picture-0');
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
  },
};

export const Full: Story = {
  args: { items: Array.from({ length: 8 }, (_, number) => picked(number)), error: 'You can only upload up to 8 images.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can only upload up to 8 images.');
  },
};
export const Disabled: Story = { args: { items: [picked(0), picked(1)], disabled: true } };
