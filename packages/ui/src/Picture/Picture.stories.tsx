import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawnPicture } from '../fixtures/pictures.ts';
import { Picture } from './Picture.tsx';
import { PictureSaving } from './picture-saving.ts';

/** Each file is another drawing, so that it can be seen which one the browser has chosen. */
const SOURCES = [160, 320, 640].map((width, number) => ({ src: drawnPicture(number, width, width).url, width }));
const FULL = SOURCES.at(-1)?.src;

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: { src: FULL, sources: SOURCES, sizes: '160px', alt: 'A stall', width: 640, height: 640 },
  render: (args) => <Picture {...args} style={{ inlineSize: '10rem', blockSize: '10rem' }} />,
  parameters: {
    guide: {
      status: 'new',
      use: ['Within components, for a picture that the server stores in several widths.'],
      avoid: [
        'Several pictures of one thing: ImageCarousel.',
        'A person’s picture: Avatar.',
        'Decoration of one size: img.',
      ],
      do: [
        'Give width and height, so that nothing moves when it has loaded.',
        'Give `sizes` as the width that it is shown at; the browser knows the screen.',
        'Set `loading` to `eager` only if it is in view when the page opens, and `fetchPriority` to `high` for one of a page.',
      ],
      dont: ['Do not list the full size last without its true width: screens of high density choose by it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file for its place; without sources; and the narrowest one, to save data. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => {
    const style = { inlineSize: '10rem', blockSize: '10rem' };
    return (
      <div className="story-sheet">
        <div className="story-row">
          <Picture {...args} style={style} />
          <Picture {...args} sources={[]} style={style} />
          <PictureSaving value={true}>
            <Picture {...args} style={style} />
          </PictureSaving>
        </div>
      </div>
    );
  },
};

/** It is lazy by default, and the browser chooses among the sources by the displayed width. */
export const FitsItsPlace: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A stall' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('sizes', '160px');
    await expect(picture.getAttribute('srcset')?.match(/(?<= )\d+w/g)).toEqual(['160w', '320w', '640w']);
  },
};

/** With a data saver the narrowest file is the only one that the browser knows of. */
export const SavesData: Story = {
  decorators: [
    (Story) => (
      <PictureSaving value={true}>
        <Story />
      </PictureSaving>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A stall' });
    await expect(picture).toHaveAttribute('src', SOURCES[0]?.src);
    await expect(picture).not.toHaveAttribute('srcset');
  },
};

/** A picture without an address, for example in a slide that is not shown yet, loads nothing. */
export const WithoutAnAddress: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    const picture = canvas.getByAltText('A stall');
    await expect(picture).not.toHaveAttribute('src');
    await expect(picture).not.toHaveAttribute('srcset');
  },
};
