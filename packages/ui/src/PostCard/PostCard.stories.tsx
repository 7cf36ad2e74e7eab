import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { drawnPictures } from '../fixtures/pictures.ts';
import { LONG_WORD, POST, RTL } from '../fixtures/posts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PostCard } from './PostCard.tsx';

const meta: Meta<typeof PostCard> = {
  title: 'Market/PostCard',
  component: PostCard,
  args: {
    ...POST,
    authorLink: <a href="#profile">{''}</a>,
    likesCount: 12,
    onLike: fn(),
  },
  render: function Liked(args) {
    const [isLiked, setIsLiked] = useState(args.isLiked ?? false);
    const like = () => {
      setIsLiked(!isLiked);
      args.onLike?.();
    };
    return <PostCard {...args} isLiked={isLiked} likesCount={(args.likesCount ?? 0) + Number(isLiked)} onLike={args.onLike && like} />;
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PostCard>;

/** A double-click likes it, with the heart; a second one does not take the like back. The button does both. */
export const InTheFeed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const like = canvas.getByRole('button', { name: 'Like, 12 likes' });
    const card = canvas.getByRole('article', { name: 'Akwete handwoven wrapper, two yards' });
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Akwete wrapper, folded' }));
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 13 likes');
    const heart = () => card.querySelector('section svg[viewBox="0 0 24 24"]:not(.lucide)');
    await expect(heart()).not.toBeNull();
    await waitFor(() => expect(heart()).toBeNull(), { timeout: 5000 });
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Akwete wrapper, folded' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onLike).toHaveBeenCalledTimes(2);
  },
};

/** The pictures open large and close again; the focus comes back to the button. */
export const PicturesLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const expand = canvas.getByRole('button', { name: 'View pictures' });
    await userEvent.click(expand);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Pictures of Akwete/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(expand).toHaveFocus());
  },
};

export const WithEveryAction: Story = {
  args: {
    titleLink: <a href="#post">{''}</a>,
    isLiked: true,
    likesCount: 10_482,
    commentsCount: 4,
    onComment: fn(),
    isSaved: true,
    onSave: fn(),
    onShare: fn(),
    menu: <IconButton label="Post menu" icon={<Ellipsis />} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Comment/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onComment).toHaveBeenCalledOnce();
  },
};

/** Nothing optional was given, and nothing can be done: no empty rows, no dead buttons. */
export const OnlyWhatIsRequired: Story = {
  args: {
    author: { name: 'Musa', userName: 'musa' },
    price: null,
    pricePoint: null,
    category: null,
    condition: null,
    location: null,
    phoneNumber: null,
    pictures: [],
    authorLink: undefined,
    onLike: undefined,
    description: 'Ask me.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Ask for price')).toBeVisible();
  },
};

export const EightPictures: Story = { args: { pictures: drawnPictures(8) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const VeryLongTexts: Story = {
  args: {
    author: { ...POST.author, name: LONG_WORD, userName: LONG_WORD.toLowerCase() },
    title: LONG_WORD,
    description: LONG_WORD.repeat(6),
    location: LONG_WORD,
    price: 999_999_999_999,
  },
};
export const RightToLeft: Story = { args: { ...RTL, author: { ...POST.author, name: 'فاطمة بلو', userName: 'fatima_kano' } } };
