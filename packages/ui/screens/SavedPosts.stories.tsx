import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../src/Button/Button.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PostList } from '../src/PostList/PostList.tsx';
import { card } from '../src/fixtures/card.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { MARKET, type FixturePost } from '../src/fixtures/market.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface SavedPostsProps {
  /** What was saved, the last saved first. */
  posts: readonly FixturePost[];
  /** On their way. */
  loading?: boolean;
  /** They did not come. */
  failed?: boolean;
}

function SavedPosts({ posts, loading = false, failed = false }: SavedPostsProps) {
  return (
    <DashboardLayout tabs={dashboardTabs()}>
      <PageHeader title="Your Saved Posts" back={LINK} />
      <PostList
        label="Your Saved Posts"
        loading={loading}
        error={failed ? { title: 'Your saved posts could not be loaded', text: 'Network Error!' } : undefined}
        onRetry={() => undefined}
        empty={
          <EmptyState
            // The server's message, as spec §2 asks for.
            title="You have not saved any posts yet."
            text="Press the bookmark on a post, and it waits for you here."
            icon={<Bookmark />}
            action={
              <Button asChild>
                <a href="#feed">See what is in the market</a>
              </Button>
            }
          />
        }
      >
        {posts.map((post) => card({ ...post, isSaved: true }))}
      </PostList>
    </DashboardLayout>
  );
}

/** /dashboard/saved-posts: what one wants to find again. */
const meta = {
  title: 'Screens/SavedPosts',
  component: SavedPosts,
  args: { posts: MARKET.slice(1, 3), loading: false, failed: false },
  argTypes: { posts: { control: 'select', options: ['Two', 'None'], mapping: { Two: MARKET.slice(1, 3), None: [] } } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof SavedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = {
  args: { posts: [] },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not saved any posts yet.')).toBeVisible();
  },
};
export const Loading: Story = { args: { posts: [], loading: true }, globals: phone, tags: ['!screen'] };
export const Failed: Story = { args: { posts: [], failed: true }, globals: phone, tags: ['!screen'] };
