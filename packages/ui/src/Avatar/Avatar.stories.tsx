import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { PORTRAIT } from '../fixtures/pictures.ts';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Adaeze Nwosu', src: PORTRAIT },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Beside the name of a person or a business.',
        'Enlargeable at the head of a profile, and in a list of conversations.',
      ],
      avoid: ['Pictures of goods: ImageCarousel, and ImageViewer to look at them large.'],
      do: [
        'Keep it decorative if the name is beside it; else set `decorative` to false.',
        'Pass the name as it is shown: the initials come from it.',
        'Give an enlargeable one `largeSrc` if there is a larger file of the picture.',
        'Give its `sources` if the server stores small files of it.',
        'Render a ToastRegion on a page with enlargeable ones: without a network a toast says that it could not open.',
      ],
      dont: [
        'Do not say “online” by its dot alone in a page about that person: the word belongs beside it.',
        'No other sizes than these four.',
        'Do not make it enlargeable in a link, or in a row that is one: controls must not be nested.',
      ],
      keyboard: [
        ['Enter, Space', 'On an enlargeable one: opens the picture large.'],
        ['Escape', 'Closes it; the focus returns to the avatar.'],
      ],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  args: { isOnline: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
export const NoPicture: Story = {
  args: { name: 'Ọlá Bàbájídé', src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ỌB')).toBeVisible();
  },
};
/** A broken picture shows initials; a new address is loaded again. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,nothing', decorative: false },
  render: function Replaced(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <div className="story-row">
        <Avatar {...args} src={src} />
        <Button variant="secondary" size="small" onClick={() => setSrc(PORTRAIT)}>
          Take another picture
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('AN')).toBeVisible());
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByText('AN')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Adaeze Nwosu' })).toHaveAttribute('src', PORTRAIT);
  },
};
/** Without a visible name beside it, it has an accessible name. */
export const NotDecorative: Story = {
  args: { decorative: false, src: undefined, name: 'ChopLife_Foods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ChopLife_Foods' })).toHaveTextContent('CF');
  },
};
/** Opened and closed by keyboard; the dialog names the person and loads the large file. */
export const Enlargeable: Story = {
  args: { enlargeable: true, largeSrc: `${PORTRAIT}#large`, text: '@adaeze_fabrics', size: 'xlarge' },
  play: async ({ canvas, userEvent }) => {
    const avatar = canvas.getByRole('button', { name: 'View the picture of Adaeze Nwosu' });
    await userEvent.tab();
    await expect(avatar).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Adaeze Nwosu' });
    await expect(dialog).toHaveAccessibleDescription('@adaeze_fabrics');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Adaeze Nwosu' }).getBoundingClientRect().width).toBeGreaterThan(250),
    );
    await expect(canvas.getByRole('img', { name: 'Adaeze Nwosu' })).toHaveAttribute('src', `${PORTRAIT}#large`);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(avatar).toHaveFocus());
  },
};

/** The longest name, open on a phone: nothing is cut off. */
export const EnlargedOnAPhone: Story = {
  args: { enlargeable: true, name: `Adaeze ${LONG_WORD.slice(0, 60)}`, size: 'xlarge', isOnline: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View the picture/ }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** With its width in `sizes`, the browser loads a small file. */
export const SmallFile: Story = {
  args: {
    decorative: false,
    sources: [
      { src: `${PORTRAIT}#128`, width: 128 },
      { src: `${PORTRAIT}#320`, width: 320 },
    ],
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Adaeze Nwosu' });
    await expect(picture).toHaveAttribute('sizes', '44px');
    await expect(picture.getAttribute('srcset')?.match(/(?<= )\d+w/g)).toEqual(['128w', '320w']);
  },
};

/** A missing or broken picture is no button, since there is nothing to enlarge. */
export const NothingToEnlarge: Story = {
  args: { enlargeable: true },
  render: (args) => (
    <div className="story-row">
      <Avatar {...args} src={null} />
      <Avatar {...args} src="data:image/png;base64,nothing" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('AN')).toHaveLength(2));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All its states on one sheet: sizes, with and without a picture, online or not. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      {[
        { name: 'Adaeze Nwosu', src: PORTRAIT },
        { name: 'Ọlá Bàbájídé', src: null },
      ].map((person) => (
        <div key={person.name} className="story-row">
          {(['small', 'medium', 'large', 'xlarge'] as const).flatMap((size) => [
            <Avatar key={size} {...args} {...person} size={size} />,
            <Avatar key={`${size} online`} {...args} {...person} size={size} isOnline />,
          ])}
        </div>
      ))}
      <div className="story-row">
        {['musa', 'ChopLife_Foods', '7even Stars', 'فاطمة بلو', LONG_WORD, '...'].map((name) => (
          <Avatar key={name} {...args} name={name} src={null} />
        ))}
      </div>
    </div>
  ),
};
