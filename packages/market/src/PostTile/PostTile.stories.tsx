import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { PostMenu, postPermissions } from '../PostMenu/PostMenu.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { PostTile } from './PostTile.tsx';

const link = <a href="#post">{''}</a>;
const menu = (
  <PostMenu
    may={postPermissions({ isAuthor: true, isAdmin: false })}
    title={POST.title}
    editLink={<a href="#edit">{''}</a>}
    onFlag={fn()}
    onDelete={fn()}
  />
);

const meta = {
  title: 'Market/PostTile',
  component: PostTile,
  args: {
    title: POST.title,
    titleLink: link,
    price: POST.price,
    pricePoint: POST.pricePoint,
    area: 'Aba South, Abia',
    condition: POST.condition,
    picture: drawnPicture(0),
    onSave: fn(),
  },
  argTypes: {
    titleLink: { control: false },
    picture: { control: false },
    menu: { control: false },
    badge: { control: false },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['A post among others that people compare: search results, saved posts, those of a person. In a PostGrid.'],
      avoid: ['The feed, which people read one by one: PostCard.', 'A reminder beside something else: PostLine.'],
      do: ['Say the local government and the state as area.'],
      dont: ['Do not add actions beside heart, bookmark and menu: all others are on the post’s page.'],
      keyboard: [
        ['Enter', 'Opens the post.'],
        ['Tab', 'To the menu, the heart and the bookmark.'],
        ['Space', 'On the heart and the bookmark: likes or saves the post, or takes it back.'],
      ],
    },
  },
  decorators: [
    (Story, { tags }) => <div style={tags.includes('overview') ? undefined : { inlineSize: '11rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof PostTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is the link, except the bookmark. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('article', { name: POST.title });
    const { left, top } = tile.getBoundingClientRect();
    const opener = canvas.getByRole('link', { name: POST.title });
    await expect(opener.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
    const bookmark = canvas.getByRole('button', { name: 'Save' });
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bookmark);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe('#post');
  },
};

/** The mark is on the picture, in the corner that no button has. */
export const Sold: Story = {
  args: { badge: <StatusBadge status="sold" />, menu, onLike: fn(), promoted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};

/** What others say of the vendor. */
export const Rated: Story = {
  args: { rating: { mean: 4.6, count: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 from 12 reviews' })).toBeVisible();
  },
};

/** Heart and menu are pressed on the picture without opening the post. */
export const WithActions: Story = {
  args: { menu, onLike: fn(), likesCount: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Like, 2 likes' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Menu of “${POST.title}”` }));
    // It fades in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(location.hash).not.toBe('#post');
  },
};

/** Who hears only the link learns that it is an advert, too. */
export const Promoted: Story = {
  args: { promoted: true, postName: `${POST.title} by Adaeze, place 4` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `Promoted: ${POST.title} by Adaeze, place 4` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: POST.title })).toHaveAccessibleDescription('Promoted');
  },
};

/** While saving is in progress, another press does nothing. */
export const Saving: Story = {
  args: { loading: 'save', isSaved: true },
  play: async ({ args, canvas, userEvent }) => {
    const bookmark = canvas.getByRole('button', { name: 'Save' });
    await expect(bookmark).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(bookmark);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A portrait, all pressed, without picture, price and facts, long, right to left, and a placeholder. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div
      className="story-sheet"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 11rem)', gap: '1.25rem 0.75rem' }}
    >
      <PostTile {...args} />
      <PostTile {...args} picture={drawnPicture(1, 600, 900)} title="Sumec Firman generator, 3.5 kVA" />
      <PostTile
        {...args}
        promoted
        isSaved
        isLiked
        onLike={fn()}
        menu={menu}
        picture={drawnPicture(2, 900, 600)}
        price={80_000_000}
      />
      <PostTile {...args} picture={undefined} price={null} pricePoint={null} area={null} condition={null} />
      <PostTile {...args} title={LONG_WORD} area={LONG_WORD} price={1_234_567.5} />
      <div dir="rtl" lang="ar">
        <PostTile {...args} title={RTL.title} />
      </div>
      <div>
        <PostTile loading />
      </div>
    </div>
  ),
};
