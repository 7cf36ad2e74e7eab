import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { inColumn } from '../fixtures/in-column.tsx';
import { drawnPicture } from '../fixtures/pictures.ts';
import { FilePicker, moveItem, type FilePickerProps, type PickedFile } from './FilePicker.tsx';

const MEGABYTE = 1024 * 1024;

const picked = (number: number, state: Partial<PickedFile> = {}): PickedFile => ({
  id: `picture-${number}`,
  name: `wrapper-${number}.jpg`,
  size: (0.8 + number / 10) * MEGABYTE,
  previewUrl: drawnPicture(number).url,
  status: 'waiting',
  ...state,
});
const EVERY_STATE = [
  picked(0, { status: 'done' }),
  picked(1, { status: 'uploading', progress: 0.62 }),
  picked(2, { name: 'a-very-long-file-name-straight-from-a-phone-IMG_20261121_050812_HDR.jpg' }),
  picked(3, { status: 'failed', message: 'This is not a picture we can read.' }),
  picked(4, { status: 'cancelled' }),
];
const eight = (state: Partial<PickedFile> = {}) => Array.from({ length: 8 }, (_, number) => picked(number, state));

const meta = {
  title: 'Forms/FilePicker',
  component: FilePicker,
  args: {
    label: 'Pictures',
    hint: 'The first one is the cover. At most 8, together at most 10MB.',
    max: 8,
    maxBytes: 10 * MEGABYTE,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onMove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  argTypes: {
    items: {
      control: 'select',
      options: ['None', 'Every state', 'Eight'],
      mapping: { None: [], 'Every state': EVERY_STATE, Eight: eight() },
    },
    hint: { control: 'text' },
    error: { control: 'text' },
    note: { control: 'text' },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'stable',
      use: ['The pictures of an album: several, in an order that matters, uploaded one by one.'],
      avoid: [
        'The one picture of a person, which is cut round.',
        'A picture in a conversation: the composer’s own button and preview dialog.',
      ],
      do: [
        'Check kind, name, number and size where files come in, take those that fit, and say the first reason in error, or in note where nothing is wrong.',
        'Keep an object URL for each picture, and give it back when the picture goes.',
        'Leave failed and cancelled ones in the list: they can be tried again.',
      ],
      dont: [
        'Do not upload a stored picture again because another one failed.',
        'Do not rely on accept: files that are dropped or pasted pass it by.',
      ],
      keyboard: [
        ['Tab', 'Through each picture’s buttons, then to Add pictures.'],
        [
          'Enter, Space',
          'On a button: removes, cancels, tries again, or moves earlier or later. The focus stays with the picture.',
        ],
        ['Escape', 'While dragging: puts the picture back.'],
        ['Ctrl+V', 'Within the picker: adds pictures from the clipboard.'],
      ],
    },
  },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(['picture'], 'wrapper.jpg', { type: 'image/jpeg' });

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector('input');
  if (!input) throw new Error('The picker holds a file input.');
  return input;
};

/** A picker that applies all changes. */
function PickerWithItems({ items: first, ...props }: FilePickerProps) {
  const [items, setItems] = useState(first);
  return (
    <FilePicker
      {...props}
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onMove={(id, to) => setItems((now) => moveItem(now, id, to))}
    />
  );
}
const namesIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('[data-remove]'), (button) => button.textContent.replace('Remove ', '')).join(
    ' ',
  );

/** Every state of a picture, a full picker with the error for one picture too many, and an empty picker. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-stack">
      <FilePicker {...args} items={EVERY_STATE} />
      <FilePicker {...args} items={[]} hint="A picture says more than a description." />
      <FilePicker
        {...args}
        items={[picked(5), picked(6)]}
        max={2}
        disabled
        hint="The first one is the cover. At most 2, together at most 10MB."
        error="You can only upload up to 2 images."
      />
    </div>
  ),
};

/** Chosen in the system's dialog. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveTextContent('0 of 8');
    await userEvent.upload(inputOf(canvasElement), [photo]);
    await expect(args.onAdd).toHaveBeenCalledWith([photo]);
    // The input was cleared; otherwise the same picture could not be chosen again after its removal.
    await expect(inputOf(canvasElement).files).toHaveLength(0);
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

/** An upload in progress is cancelled, a failed one is tried again, a finished one is removed. */
export const EveryState: Story = {
  args: { items: EVERY_STATE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of wrapper-1.jpg' })).toHaveProperty('value', 0.62);
    await expect(canvas.getByText('5 of 8 · 5 of 10 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of wrapper-1.jpg' }));
    await expect(args.onCancel).toHaveBeenCalledWith('picture-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Try wrapper-3.jpg again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try wrapper-4.jpg again' }));
    await expect(args.onRetry).toHaveBeenNthCalledWith(1, 'picture-3');
    await expect(args.onRetry).toHaveBeenNthCalledWith(2, 'picture-4');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wrapper-0.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('picture-0');
  },
};

/** Removing pictures one by one never loses the focus. */
export const Removing: Story = {
  args: { items: [picked(0), picked(1)] },
  render: PickerWithItems,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove wrapper-0.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove wrapper-1.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
  },
};

/** By keyboard: the focus moves with the picture, its position is announced, and the ends hold. */
export const MovedByKeyboard: Story = {
  args: { items: [picked(0), picked(1), picked(2)] },
  render: PickerWithItems,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const later = () => canvas.getByRole('button', { name: 'Move wrapper-0.jpg later' });
    later().focus();
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvasElement)).toBe('wrapper-1.jpg wrapper-0.jpg wrapper-2.jpg');
    await expect(later()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('wrapper-0.jpg is now 2 of 3');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(namesIn(canvasElement)).toBe('wrapper-1.jpg wrapper-2.jpg wrapper-0.jpg');
    await expect(later()).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move wrapper-2.jpg earlier' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('wrapper-2.jpg is now 1 of 3, the cover');
  },
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** With the mouse: the picture follows the pointer and the others make room; Escape puts it back. */
export const MovedByDragging: Story = {
  args: { items: [picked(0), picked(1), picked(2)] },
  render: PickerWithItems,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const itemOf = (name: string) =>
      canvas.getByRole('button', { name: `Remove ${name}` }).closest('li') ?? canvasElement;
    const dragTo = async (name: string, place: { clientX: number; clientY: number }) => {
      const item = itemOf(name);
      const start = middleOf(item);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: item, coords: start },
        { target: item, coords: { clientX: start.clientX + 20, clientY: start.clientY } },
        { target: item, coords: place },
      ]);
    };
    const third = middleOf(itemOf('wrapper-2.jpg'));
    await dragTo('wrapper-0.jpg', third);
    await waitFor(() => expect(namesIn(canvasElement)).toBe('wrapper-1.jpg wrapper-2.jpg wrapper-0.jpg'));
    await expect(middleOf(itemOf('wrapper-0.jpg')).clientX).toBeCloseTo(third.clientX, 0);
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('wrapper-0.jpg is now 3 of 3'));

    await dragTo('wrapper-0.jpg', middleOf(itemOf('wrapper-1.jpg')));
    await waitFor(() => expect(namesIn(canvasElement)).toBe('wrapper-0.jpg wrapper-1.jpg wrapper-2.jpg'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(namesIn(canvasElement)).toBe('wrapper-1.jpg wrapper-2.jpg wrapper-0.jpg'));
    await userEvent.pointer({ keys: '[/MouseLeft]' });
  },
};

/** Eight pictures are the limit: the button is gone, and dropping one more shows an error. */
export const Full: Story = {
  args: { items: eight({ size: 0.1 * MEGABYTE }), error: 'You can only upload up to 8 images.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can only upload up to 8 images.');
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(/only upload up to 8/);
    await expect(canvas.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  },
};

/** A picture that is already there is no error: a note says so, and the field stays valid. */
export const ChosenTwice: Story = {
  args: { items: [picked(0), picked(1)], note: 'Some images have already been selected.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Some images have already been selected.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[data-invalid]')).toBeNull();
  },
};

/** Below a picture is its upload progress, once it has begun; on the picture is its position. */
export const NothingButThePlace: Story = {
  args: { items: [picked(0), picked(1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cover')).toBeVisible();
    await expect(canvas.getByText('2', { exact: true })).toBeVisible();
    await expect(canvas.queryByText('wrapper-0.jpg', { exact: true })).toBeNull();
    await expect(canvas.queryByText(/^[\d.]+ MB$/)).toBeNull();
  },
};

/**
 * While the post is being sent the list is locked, but an upload can still be cancelled. On a phone the parts of each
 * picture stay together.
 */
export const Disabled: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: EVERY_STATE.slice(0, 2), disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Remove wrapper-0.jpg' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Move wrapper-0.jpg later' })).toBeNull();
    await expect(canvas.queryByText('or drop them here')).toBeNull();
    const cross = canvas.getByRole('button', { name: 'Cancel upload of wrapper-1.jpg' });
    const frame = cross.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const bar = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(frame.right - bar.right).toBeCloseTo(bar.left - frame.left, 0);
    const before = cross.getBoundingClientRect().top;
    await userEvent.click(cross);
    await expect(args.onCancel).toHaveBeenCalledWith('picture-1');
    await expect(cross.getBoundingClientRect().top).toBe(before);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo);
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(cross, over);
    await expect(over.defaultPrevented).toBe(true);
    await fireEvent(cross, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
