import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { PORTRAIT } from '../fixtures/pictures.ts';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Adaeze Nwosu', src: PORTRAIT, onBroken: fn() },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Beside the name of a person or a business.'],
      avoid: ['A picture that can be looked at large: AvatarButton.', 'Pictures of goods: ImageCarousel.'],
      do: [
        'Keep it decorative if the name is beside it; else set `decorative` to false.',
        'Pass the name as it is shown: the initials come from it.',
      ],
      dont: [
        'Do not say “online” by its dot alone in a page about that person: the word belongs beside it.',
        'No other sizes than these four.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  args: { online: true, size: 'large' },
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
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText('AN')).toBeVisible());
    await expect(args.onBroken).toHaveBeenCalledOnce();
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
            <Avatar key={`${size} online`} {...args} {...person} size={size} online />,
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
