import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { ErrorPanel } from '../src/ErrorPanel/ErrorPanel.tsx';
import { IconButton } from '../src/IconButton/IconButton.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PostCardSkeleton } from '../src/PostCardSkeleton/PostCardSkeleton.tsx';
import { card, thread } from '../src/fixtures/card.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { MARKET } from '../src/fixtures/market.tsx';
import { LONG_WORD } from '../src/fixtures/posts.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface PostDetailsProps {
  /** How far it is. */
  state?: 'there' | 'loading' | 'gone';
  /** Who looks at it. */
  viewer?: 'visitor' | 'author' | 'admin';
  /** Nobody has commented. */
  uncommented?: boolean;
  /** Its text has no place to break. */
  long?: boolean;
}

function PostDetails({ state = 'there', viewer = 'author', uncommented = false, long = false }: PostDetailsProps) {
  const [post] = MARKET;
  if (!post) return null;
  return (
    <DashboardLayout tabs={dashboardTabs('home', { admin: viewer === 'admin' })}>
      <PageHeader title="Post" back={LINK} actions={state === 'there' && <IconButton label="Copy link to this post" icon={<Share2 />} />} />
      {state === 'loading' && <PostCardSkeleton label="Loading the post" />}
      {state === 'gone' && <ErrorPanel title="This post does not exist or has been removed." />}
      {state === 'there' &&
        card(
          { ...post, ...(long && { title: LONG_WORD, description: LONG_WORD.repeat(8) }), commentsCount: uncommented ? 0 : 5 },
          { isAuthor: viewer === 'author', isAdmin: viewer === 'admin' },
          { titleLink: undefined, eager: true, comments: thread(undefined, uncommented ? [] : undefined) },
        )}
    </DashboardLayout>
  );
}

/** /dashboard/post/details/{id}: one post with all its comments, and the way back. */
const meta = {
  title: 'Screens/PostDetails',
  component: PostDetails,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof PostDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { state: 'loading' }, globals: phone, tags: ['!screen'] };
export const Gone: Story = { args: { state: 'gone' }, globals: phone, tags: ['!screen'] };
export const LongWithoutComments: Story = { args: { long: true, uncommented: true, viewer: 'visitor' }, globals: phone, tags: ['!screen'] };

/** An admin may report and delete somebody's post, and reads all of its comments, newest first. */
export const AsAdmin: Story = {
  args: { viewer: 'admin' },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Comments 5' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('article'))).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^Menu of “Akwete/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  },
};
