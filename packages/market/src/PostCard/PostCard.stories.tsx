import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { CommentThread } from '../CommentThread/CommentThread.tsx';
import { COMMENTS } from '../fixtures/comments.ts';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { drawnPictures } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { IconButton } from '@oja/ui/IconButton';
import { PostMenu, postPermissions } from '../PostMenu/PostMenu.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { PostCard, type PostCardProps } from './PostCard.tsx';

const menuFor = (isAuthor: boolean, isAdmin: boolean) => (
  <PostMenu
    may={postPermissions({ isAuthor, isAdmin })}
    title={POST.title}
    editLink={LINK}
    onFlag={fn()}
    onDelete={fn()}
  />
);
/**
 * The menu of one's own post.
 * @copied const mine = { may: postPermissions({ isAuthor: true, isAdmin: false }), title: POST.title, editLink: LINK };
 * const OWN_MENU = <PostMenu {...mine} onFlag={fn()} onDelete={fn()} />;
 */
const OWN_MENU = menuFor(true, false);
const ADMIN_MENU = menuFor(false, true);
/**
 * The action that leads to the vendor.
 * @copied const CONTACT = <Button>Message vendor</Button>;
 */
const CONTACT = (
  <Button variant="secondary" size="small" icon={<MessageCircle />}>
    Message vendor
  </Button>
);
const THREAD = <CommentThread maxCharacters={1000} comments={COMMENTS} limit={3} moreLink={LINK} />;

const meta: Meta<PostCardProps> = {
  title: 'Market/PostCard',
  component: PostCard,
  args: {
    ...POST,
    authorLink: LINK,
    likesCount: 12,
    onLike: fn(),
  },
  argTypes: {
    author: { control: 'object' },
    authorLink: linkControl,
    titleLink: linkControl,
    createdAt: { control: 'date' },
    pictures: {
      control: 'inline-radio',
      options: ['None', 'Three', 'Eight'],
      mapping: { None: [], Three: POST.pictures, Eight: drawnPictures(8) },
    },
    badge: { control: false },
    menu: {
      control: 'inline-radio',
      options: ['None', 'Own', 'Admin'],
      mapping: { None: undefined, Own: OWN_MENU, Admin: ADMIN_MENU },
    },
    contact: { control: 'inline-radio', options: ['None', 'Button'], mapping: { None: undefined, Button: CONTACT } },
    comments: { control: 'inline-radio', options: ['None', 'Three'], mapping: { None: undefined, Three: THREAD } },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A post: in feed, profile, search, saved posts, and on its own page.',
        'Inside an AdvertCard in the feed; then with inAdvert; with the note “Promoted” where the frame is not.',
      ],
      avoid: ['A post in a line of a chat or a notification: PinnedPost.', 'A reported post: FlagRow.'],
      do: [
        'Give an action its handler, or leave it out: nothing here is dead.',
        'Change isLiked, likesCount and isSaved at once, and back when it failed; `loading="save"` until the server has agreed: only then the bookmark springs (product §4).',
        'While it loads: `loading` alone, with a label for the first of a list and an empty one for the others.',
        'Set eager for the first card of a page, and headingLevel 1 on the post’s own page.',
      ],
      dont: [
        'Do not check for an empty menu: PostMenu then renders nothing.',
        'Do not shorten the title or the description: the card does.',
      ],
      keyboard: [
        ['Tab', 'Author, menu, pictures, like, comment, share, save, title, More, phone number.'],
        ['Enter, Space', 'Presses the action: Like and Save say whether they are on.'],
        ['←, →', 'In the pictures, the one before or after.'],
      ],
    },
  },
  render: function Liked(args) {
    const [isLiked, setIsLiked] = useState(args.isLiked ?? false);
    const like = () => {
      setIsLiked(!isLiked);
      args.onLike?.();
    };
    return (
      <PostCard
        {...args}
        isLiked={isLiked}
        likesCount={(args.likesCount ?? 0) + Number(isLiked)}
        onLike={args.onLike && like}
      />
    );
  },
  decorators: [inColumnButOverview],
};

export default meta;
type Story = StoryObj<PostCardProps>;

/** A double-click likes the post and shows the heart; a second one does not unlike it. The button does both. */
export const InTheFeed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const like = canvas.getByRole('button', { name: 'Like, 12 likes' });
    const card = canvas.getByRole('article', { name: `Akwete handwoven wrapper, two yards ${POST.author.name}` });
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Akwete wrapper, folded' }));
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 13 likes');
    const heart = () => card.querySelector('[aria-roledescription="carousel"] svg[viewBox="0 0 24 24"]:not(.lucide)');
    await expect(heart()).not.toBeNull();
    await waitFor(() => expect(heart()).toBeNull(), { timeout: 5000 });
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Akwete wrapper, folded' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onLike).toHaveBeenCalledTimes(2);
  },
};

/** The pictures open large and close again; the focus returns to the button. */
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
    await expect(canvas.getByRole('button', { name: 'Like, 10.5K likes' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save', pressed: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Comment/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onComment).toHaveBeenCalledOnce();
  },
};

/** Its vendor has marked it; the word is above the title. */
export const Reserved: Story = {
  args: { badge: <StatusBadge status="reserved" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved')).toBeVisible();
  },
};

/** Without optional props there are no empty rows and no inactive buttons. */
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

const acting = { onLike: fn(), onComment: fn(), onShare: fn(), onSave: fn() };

/**
 * All its states on one sheet: with all props; own, liked and saved; an admin's view without a picture, being saved;
 * difficult texts.
 */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PostCard
        {...args}
        {...acting}
        titleLink={LINK}
        commentsCount={5}
        phoneConfirmed
        menu={menuFor(false, false)}
        contact={CONTACT}
        comments={<CommentThread maxCharacters={1000} comments={COMMENTS.slice(4)} limit={3} />}
      />
      <PostCard
        {...args}
        {...acting}
        pictures={drawnPictures(8)}
        isLiked
        isSaved
        likesCount={10_482}
        commentsCount={204}
        menu={OWN_MENU}
        note="Promoted"
      />
      <PostCard
        {...args}
        {...acting}
        {...RTL}
        loading="save"
        author={{ name: 'فاطمة بلو', userName: 'fatima_kano' }}
        pictures={[]}
        price={null}
        pricePoint={null}
        menu={ADMIN_MENU}
      />
      <PostCard
        {...args}
        author={{ name: LONG_WORD, userName: LONG_WORD.toLowerCase(), isVerifiedVendor: true }}
        title={LONG_WORD}
        description={LONG_WORD}
        location={LONG_WORD}
        price={999_999_999_999}
        pictures={[]}
        menu={OWN_MENU}
      />
    </div>
  ),
};

/** At twice the text size on a phone, with unbreakable texts: nothing overflows. */
export const LongAndZoomed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...acting,
    author: { ...POST.author, name: LONG_WORD, userName: LONG_WORD.toLowerCase() },
    title: LONG_WORD,
    description: LONG_WORD.repeat(6),
    location: LONG_WORD,
    price: 999_999_999_999,
    menu: OWN_MENU,
    contact: CONTACT,
  },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('article').getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    const [name] = canvas.getAllByText(LONG_WORD, { selector: 'bdi' });
    await expect(name?.getBoundingClientRect().width).toBeGreaterThan(60);
  },
};

/** Placeholders of the same size: a list of them is announced once. */
export const Loading: Story = {
  render: () => (
    <div className="story-stack">
      <PostCard loading label="Loading saved posts" />
      <PostCard loading label="" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading saved posts');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
