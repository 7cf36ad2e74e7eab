import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { Button } from '@oja/ui/Button';
import { PARTNER } from '../fixtures/chat.ts';
import { POST } from '../fixtures/posts.ts';
import { PostLine } from '../PostLine/PostLine.tsx';
import { ConversationDetails } from './ConversationDetails.tsx';

const link = <a href="#post">{''}</a>;
const picture = (seed: number) => drawnPicture(seed, 160, 160).url;
const post = (title: string, seed: number) => (
  <PostLine key={title} title={title} link={link} pictureUrl={picture(seed)} price={POST.price} />
);

const meta = {
  title: 'Chat/ConversationDetails',
  component: ConversationDetails,
  args: {
    name: PARTNER.name,
    userName: PARTNER.userName,
    profileImage: PARTNER.profileImage,
    isVerifiedVendor: true,
    joinedAt: '2025-03-02T09:00:00Z',
    profileLink: <a href="#profile">{''}</a>,
    post: post(POST.title, 0),
    earlierPosts: [post('Adire cushion covers, set of four', 1)],
    pictures: [2, 3, 4, 5, 6].map(picture),
    onOpenPicture: fn(),
    actions: <Button variant="secondary">Mute</Button>,
  },
  argTypes: {
    profileLink: { control: false },
    post: { control: false },
    deals: { control: false },
    earlierPosts: { control: false },
    pictures: { control: false },
    actions: { control: false },
    profileImage: { control: 'text' },
    joinedAt: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The third pane of a conversation, in windows of 1280 px and more.'],
      avoid: ['A person’s own page: ProfileHeader.'],
      do: ['Leave out what is unknown: the parts without content are not shown.'],
      dont: ['Do not repeat the presence: the header of the conversation shows it.'],
      keyboard: [['Tab', 'Profile, posts, pictures, then the actions.']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pressed picture is reported by its index. */
export const PictureOpened: Story = {
  args: { answerTime: 'Usually answers in about 20 min' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 3' }));
    await expect(args.onOpenPicture).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '#profile');
    await expect(canvas.getByText('Member since March 2025')).toBeVisible();
    await expect(canvas.getByText('Usually answers in about 20 min')).toBeVisible();
  },
};

/** The deals under way have a part of their own; each is a DealCard. */
export const WithDeal: Story = {
  args: { deals: [<article key="deal">You offered ₦16,000</article>] },
  play: async ({ canvas }) => {
    const deals = canvas.getByRole('region', { name: 'Deals under way' });
    await expect(within(deals).getByRole('article')).toHaveTextContent('You offered ₦16,000');
  },
};

/** Without posts and pictures only the person is shown, with a name that breaks. */
export const NewConversation: Story = {
  args: {
    name: LONG_WORD,
    isVerifiedVendor: false,
    post: undefined,
    earlierPosts: [],
    pictures: [],
    actions: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Overview: Story = { tags: ['overview'] };
