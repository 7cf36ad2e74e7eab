import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import { inColumnButOverview } from '../fixtures/in-column.tsx';
import { drawnPicture, drawnPictures } from '../fixtures/pictures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const THREE = drawnPictures(3);

/** The thumbhash of a sunset, which is a portrait. */
const BLUR = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

const meta = {
  title: 'Content/ImageCarousel',
  component: ImageCarousel,
  args: { pictures: THREE, label: 'Akwete handwoven wrapper', onDoubleClick: fn(), onOpen: fn(), onIndexChange: fn() },
  argTypes: {
    pictures: {
      control: 'select',
      options: ['None', 'One', 'Three', 'Eight'],
      mapping: { None: [], One: drawnPictures(1), Three: THREE, Eight: drawnPictures(8) },
    },
    overlay: {
      control: 'inline-radio',
      options: ['None', 'Heart'],
      mapping: { None: undefined, Heart: <Heart size={96} fill="currentColor" /> },
    },
  },
  decorators: [inColumnButOverview],
  parameters: {
    guide: {
      status: 'stable',
      use: ['The pictures of one thing: in a list, on its own page, and large in ImageViewer with fit fill.'],
      avoid: ['Things side by side: a list that scrolls.', 'One picture that is decoration: img.'],
      do: [
        'Give each picture its measures, so that nothing jumps, and its sources, so that phones load small files.',
        'Give a blur if the server has one: it fills the place until the picture is there.',
        'Set eager for the first carousel of a page only.',
        'Offer the action of onDoubleClick by a button too.',
      ],
      dont: [
        'Do not put words on the pictures: they move away while they are read.',
        'Do not start it yourself: of several only the one most in view advances, and none that is pointed at, focused or touched.',
      ],
      keyboard: [
        ['Tab', 'To the buttons: previous, next, pause, view. Nothing advances while the focus is within.'],
        ['Left, Right', 'On one of its buttons: the picture before or after; from the last to the first.'],
        ['Enter, Space', 'Presses the button.'],
      ],
    },
  },
} satisfies Meta<typeof ImageCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Several pictures, eight at the last one, one, a portrait without and with a blur, one that fails to load, and none.
 * They do not advance here.
 */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ label, onOpen }) => (
    <div className="story-sheet story-columns">
      {[
        { pictures: THREE },
        { pictures: drawnPictures(8), startIndex: 7 },
        { pictures: drawnPictures(1) },
        { pictures: [drawnPicture(1, 600, 900)] },
        { pictures: [{ ...drawnPicture(1, 600, 900), blur: BLUR }] },
        { pictures: [{ url: 'data:image/png;base64,nothing', width: 600, height: 600 }] },
        { pictures: [] },
      ].map((props, number) => (
        <ImageCarousel key={number} {...props} {...{ label, onOpen }} autoPlay={false} />
      ))}
    </div>
  ),
};

/** Buttons, arrow keys, double-click, and the large view. */
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
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
  },
};

/** Product §9: a swipe of 50 px changes the picture, a shorter one does not, at any speed. */
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
    await swipe(49);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await swipe(50);
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await swipe(-50);
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
  },
};

/** It advances after 5 s and not before; pauses on hover and focus; the pause button stops it. */
export const AdvancesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = performance.now();
    const moves = () => canvas.getByText(/\d \/ 3/).getAttribute('aria-live') === 'off';
    await waitFor(() => expect(moves()).toBe(true));
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 9000 });
    const waited = performance.now() - start;
    await expect(waited).toBeGreaterThan(4500);
    await expect(waited).toBeLessThan(7500);

    await userEvent.hover(canvas.getByRole('img'));
    await waitFor(() => expect(moves()).toBe(false));
    await userEvent.unhover(canvas.getByRole('img'));
    await waitFor(() => expect(moves()).toBe(true));
    await userEvent.tab();
    await waitFor(() => expect(moves()).toBe(false));

    await userEvent.click(canvas.getByRole('button', { name: 'Pause pictures' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play pictures' }));
    await userEvent.click(document.body);
    await expect(moves()).toBe(false);
  },
};

/** Two carousels in view: only the upper one advances, and neither does while the pointer is over the upper one. */
export const OneAtATime: Story = {
  render: ({ label }) => (
    <div className="story-columns">
      <ImageCarousel pictures={THREE} label={label} />
      <ImageCarousel pictures={THREE} label={label} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const moving = () => canvas.getAllByText(/\d \/ 3/).map((count) => count.getAttribute('aria-live') === 'off');
    await waitFor(() => expect(moving()).toEqual([true, false]));
    const [upper] = canvas.getAllByRole('img');
    if (upper) await userEvent.hover(upper);
    await waitFor(() => expect(moving()).toEqual([false, false]));
  },
};

/** The next picture and its blur are loaded when it is about to be shown, or once somebody operates the carousel. */
export const LoadedWhenNeeded: Story = {
  args: { pictures: drawnPictures(8).map((picture) => ({ ...picture, blur: BLUR })), autoPlay: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const parts = () => ['img[src]', 'canvas'].map((part) => canvasElement.querySelectorAll(part).length);
    await waitFor(() => expect(parts()).toEqual([1, 1]));
    await userEvent.hover(canvas.getByRole('img'));
    await waitFor(() => expect(parts()).toEqual([3, 3]));
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(parts()).toEqual([4, 4]));
  },
};

/**
 * Far from the view nothing is loaded, since it would take the place of what is in view on a slow line, and there is no
 * engine and no blur, so that a long page costs little.
 */
export const FarFromTheView: Story = {
  args: {
    pictures: drawnPictures(2).map((picture) => ({ ...picture, blur: BLUR })),
    autoPlay: false,
    style: { marginBlockStart: '200vh' },
  },
  play: async ({ canvas, canvasElement }) => {
    const count = (parts: string) => canvasElement.querySelectorAll(parts).length;
    // The first slide is marked until the engine has moved the track.
    const parts = () => ({ loaded: count('img[src]'), blurs: count('canvas'), waiting: count('[data-stands-first]') });
    // The browser has reported what is in view.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(parts()).toEqual({ loaded: 0, blurs: 0, waiting: 1 });
    canvas.getByRole('group', { name: /^Pictures of/ }).scrollIntoView();
    await waitFor(() => expect(parts()).toEqual({ loaded: 1, blurs: 1, waiting: 0 }));
  },
};

/** At rest only the count and the enlarging button are visible; a touch shows the arrows and pauses. */
export const Touched: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next picture' });
    const isVisible = () => getComputedStyle(next).opacity === '1';
    await waitFor(() => expect(canvas.getByText('1 / 3')).toHaveAttribute('aria-live', 'off'));
    await expect(isVisible()).toBe(false);
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('img') }]);
    await waitFor(() => expect(isVisible()).toBe(true));
    await expect(canvas.getByText('1 / 3')).toHaveAttribute('aria-live', 'polite');
    await userEvent.pointer([{ keys: '[TouchA]', target: document.body }]);
    await waitFor(() => expect(isVisible()).toBe(false));
  },
};

/** One picture: no navigation, no counter and no pause. */
export const One: Story = {
  args: { pictures: drawnPictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['View pictures']);
    await expect(canvas.queryByText('1 / 1')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Akwete wrapper, folded' })).toBeVisible();
  },
};

/** A portrait is shown whole, on its blur, in the same box as any other picture; the large view needs no blur. */
export const Portrait: Story = {
  args: { pictures: [{ ...drawnPicture(1, 600, 900), blur: BLUR }] },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img');
    await expect(getComputedStyle(picture).objectFit).toBe('contain');
    const blur = () => canvasElement.querySelector('canvas');
    // Its decoder is loaded when it is needed.
    await waitFor(() => expect([blur()?.width, blur()?.height]).toEqual([23, 32]));
    const [shown, ground] = [picture, blur()].map((element) => element?.getBoundingClientRect());
    await expect(ground).toEqual(shown);
  },
};

/** A damaged blur is not shown, and does not keep the picture from being shown. */
export const DamagedBlur: Story = {
  args: { pictures: [{ ...drawnPicture(0), blur: '%' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** In a square, a file is as wide as its height allows: a portrait needs a narrower file than a wide picture. */
export const FilesThatFit: Story = {
  args: {
    pictures: [
      {
        ...drawnPicture(0, 800, 1000),
        sources: [
          { src: drawnPicture(1, 320, 400).url, width: 320 },
          { src: drawnPicture(0, 800, 1000).url, width: 800 },
        ],
      },
    ],
    sizes: '100vw',
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await waitFor(() => expect(picture).toHaveAttribute('sizes', '100vw'));
    await expect(picture.getAttribute('srcset')?.match(/(?<= )\d+w/g)).toEqual(['400w', '1000w']);
  },
};

/** Without pictures: a text (product §9), and no controls. */
export const None: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pictures')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A picture that fails to load shows a text instead. */
export const Broken: Story = {
  args: { pictures: [{ url: 'data:image/png;base64,nothing', width: 600, height: 600 }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This picture could not be loaded.')).toBeVisible());
  },
};

/** On a right-to-left page the left arrow key moves forward. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next picture' });
    const previous = canvas.getByRole('button', { name: 'Previous picture' });
    await expect(next.getBoundingClientRect().left).toBeLessThan(previous.getBoundingClientRect().left);
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible();
  },
};
