import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { PostTile } from './PostTile.tsx';

const link = <a href="#post">{''}</a>;

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
  argTypes: { titleLink: { control: false }, picture: { control: false } },
  parameters: {
    guide: {
      status: 'new',
      use: ['A post among others that people compare: search results, a category. In a PostGrid.'],
      avoid: ['The feed, which people read one by one: PostCard.', 'A reminder beside something else: PostLine.'],
      do: ['Say the local government and the state as area.'],
      dont: ['Do not add actions beside the bookmark: all others are on the post’s page.'],
      keyboard: [
        ['Enter', 'Opens the post.'],
        ['Tab', 'To the bookmark.'],
        ['Space', 'On the bookmark: saves the post, or takes it off.'],
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

/** With a portrait, promoted and saved, without picture, price and facts, long, right to left, and as a placeholder. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div
      className="story-sheet"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 11rem)', gap: '1.25rem 0.75rem' }}
    >
      <PostTile {...args} />
      <PostTile {...args} picture={drawnPicture(1, 600, 900)} title="Sumec Firman generator, 3.5 kVA" />
      <PostTile {...args} promoted isSaved picture={drawnPicture(2, 900, 600)} price={80_000_000} />
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
