import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../src/Button/Button.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PostList } from '../src/PostList/PostList.tsx';
import { card } from '../src/fixtures/card.tsx';
import { CATEGORIES } from '../src/fixtures/choices.ts';
import { LINK } from '../src/fixtures/links.tsx';
import { MARKET } from '../src/fixtures/market.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface SearchCategoryProps {
  /** Which category, from the address. */
  category: string;
  /** On its way. */
  loading?: boolean;
  /** It could not be loaded. */
  failed?: boolean;
}

function SearchCategory({ category, loading = false, failed = false }: SearchCategoryProps) {
  const posts = loading || failed ? [] : MARKET.filter((post) => post.category === category);
  return (
    <DashboardLayout tabs={dashboardTabs('search')}>
      <PageHeader title={category} back={LINK} />
      <PostList
        label={`Posts in ${category}`}
        loading={loading}
        error={failed ? { title: 'The posts could not be loaded', text: 'Network Error!' } : undefined}
        onRetry={fn()}
        empty={
          <EmptyState
            motif="oniko"
            icon={<SearchX />}
            title={`No results Found in "${category}" Category`}
            action={
              <Button asChild>
                <a href="#post">Create a new post</a>
              </Button>
            }
          />
        }
      >
        {posts.map((post, index) => card(post, undefined, { eager: index === 0 }))}
      </PostList>
    </DashboardLayout>
  );
}

/** /dashboard/search/{category}: the posts of one category. */
const meta = {
  title: 'Screens/SearchCategory',
  component: SearchCategory,
  args: { category: 'Fashion', loading: false, failed: false },
  argTypes: { category: { control: 'select', options: CATEGORIES } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof SearchCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { loading: true }, globals: phone, tags: ['!screen'] };
export const Failed: Story = { args: { failed: true }, globals: phone, tags: ['!screen'] };

/** An empty category says so in the words of spec §2, and leads to a new post. */
export const Empty: Story = {
  args: { category: 'Building Material' },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results Found in "Building Material" Category' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a new post' })).toHaveAttribute('href', '#post');
  },
};
