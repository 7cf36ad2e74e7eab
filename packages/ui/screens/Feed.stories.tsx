import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { LoadMore } from '../src/LoadMore/LoadMore.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PostList } from '../src/PostList/PostList.tsx';
import { SegmentedControl } from '../src/SegmentedControl/SegmentedControl.tsx';
import { feed } from '../src/fixtures/card.tsx';
import { MARKET, type FixturePost } from '../src/fixtures/market.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import styles from './posts.module.css';

const SOURCES = [{ value: 'all', label: 'Everybody' }, { value: 'following', label: 'Following' }];

interface FeedProps {
  /** What there is. */
  posts: readonly FixturePost[];
  /** The first page is on its way. */
  loading?: boolean;
  /** A further page is on its way. */
  loadingMore?: boolean;
  /** The first page, or with posts a further one, did not come. */
  failed?: boolean;
  /** There is nothing further. */
  ended?: boolean;
  /** Asks for a page. */
  onLoad: () => void;
}

function Feed({ posts, loading = false, loadingMore = false, failed = false, ended = false, onLoad }: FeedProps) {
  const [source, setSource] = useState('all');
  // In this market one follows the two with a picture of their own.
  const shown = source === 'all' ? posts : posts.filter(({ author }) => author.profileImage);
  return (
    <DashboardLayout tabs={dashboardTabs('home')}>
      <PageHeader title="Today in the market" />
      <SegmentedControl className={styles.filter} label="Posts from" options={SOURCES} value={source} onValueChange={setSource} />
      <PostList
        label="Newest posts"
        loading={loading}
        busy={loadingMore}
        error={failed ? { title: 'The feed could not be loaded', text: 'Network Error!' } : undefined}
        onRetry={onLoad}
        empty={<EmptyState icon={<Store />} title="The market is still quiet" text="Nothing has been posted yet. Come back soon." />}
        end={
          <LoadMore
            hasMore={!ended}
            loading={loadingMore}
            error={failed ? 'Network Error!' : undefined}
            onLoadMore={onLoad}
            auto={false}
            label="Load more posts"
            endText="You have seen everything."
          />
        }
      >
        {feed(shown)}
      </PostList>
    </DashboardLayout>
  );
}

/** /dashboard: the home feed, newest first, with an advert after every third post. */
const meta = {
  title: 'Screens/Feed',
  component: Feed,
  args: { posts: MARKET.slice(0, 4), loading: false, loadingMore: false, failed: false, ended: true, onLoad: fn() },
  argTypes: { posts: { control: 'select', options: ['Five', 'None'], mapping: { Five: MARKET, None: [] } } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Feed>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { posts: [], loading: true }, globals: phone, tags: ['!screen'] };
export const Empty: Story = { args: { posts: [] }, globals: phone, tags: ['!screen'] };
export const LoadingMore: Story = { args: { ended: false, loadingMore: true }, globals: phone, tags: ['!screen'] };

export const Failed: Story = {
  args: { posts: [], failed: true },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** What is there stays when a further page fails. */
export const FurtherPageFailed: Story = {
  args: { failed: true, ended: false },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article', { name: 'Promoted' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** Only those one follows, and everybody again. */
export const Walk: Story = {
  args: { posts: MARKET },
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Standing fan, 18 inches, hardly used' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Following' }));
    await expect(canvas.queryByRole('article', { name: 'Standing fan, 18 inches, hardly used' })).toBeNull();
    await expect(canvas.getByRole('article', { name: 'Party jollof by the cooler, firewood taste' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('article', { name: 'Standing fan, 18 inches, hardly used' })).toBeVisible();
    await expect(canvas.getByText('You have seen everything.')).toBeVisible();
  },
};
