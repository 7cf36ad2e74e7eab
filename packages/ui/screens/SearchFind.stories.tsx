import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search as SearchIcon, SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { FollowButton } from '../src/FollowButton/FollowButton.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PersonList } from '../src/PersonList/PersonList.tsx';
import { PostList } from '../src/PostList/PostList.tsx';
import { SearchField } from '../src/SearchField/SearchField.tsx';
import { SearchLayout } from '../src/SearchLayout/SearchLayout.tsx';
import { Tabs } from '../src/Tabs/Tabs.tsx';
import { card } from '../src/fixtures/card.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { MARKET } from '../src/fixtures/market.tsx';
import { PEOPLE } from '../src/fixtures/people.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface SearchFindProps {
  /** What is in the box when the page opens. */
  search?: string;
  /** The tab that is open. */
  tab?: 'users' | 'posts';
  /** Nothing has come yet. */
  loading?: boolean;
  /** It could not be loaded. */
  failed?: boolean;
}

const carries = (text: string, ...values: (string | null | undefined)[]) =>
  values.some((value) => value?.toLowerCase().includes(text.toLowerCase()));

function FoundPosts({ search, loading, failed }: Required<Omit<SearchFindProps, 'tab'>>) {
  const found = search === '' || failed || loading ? [] : MARKET.filter(({ title, category }) => carries(search, title, category));
  return (
    <PostList
      label="Posts found"
      loading={loading && search !== ''}
      error={failed ? { title: 'The posts could not be loaded', text: 'Network Error!' } : undefined}
      onRetry={fn()}
      empty={
        search === '' ? (
          <EmptyState icon={<SearchIcon />} title="Start typing to search for posts." />
        ) : (
          <EmptyState motif="oniko" icon={<SearchX />} title={`No results found for ${search}`} />
        )
      }
    >
      {found.map((post) => card(post))}
    </PostList>
  );
}

function SearchFind({ search: given = '', tab: first = 'users', loading = false, failed = false }: SearchFindProps) {
  const [search, setSearch] = useState(given);
  const people = PEOPLE.filter(({ name, userName }) => carries(search, name, userName));
  return (
    <DashboardLayout tabs={dashboardTabs('search')}>
      <PageHeader title="Search" back={LINK} />
      <SearchLayout
        field={
          <SearchField
            label="Search users and posts"
            placeholder="Name, business name, title or category"
            value={search}
            onSearch={setSearch}
          />
        }
      >
        <Tabs
          label="Search results"
          fullWidth
          defaultValue={first}
          items={[
            {
              value: 'users',
              label: 'Users',
              content: (
                <PersonList
                  people={loading ? [] : people}
                  loading={loading}
                  label="Users found"
                  renderLink={({ id }) => <a href={`#profile/${id}`}>{''}</a>}
                  renderAction={({ userName, isFollowing }) => <FollowButton userName={userName} isFollowing={isFollowing} onChange={fn()} />}
                />
              ),
            },
            {
              value: 'posts',
              label: 'Posts',
              content: <FoundPosts search={search} loading={loading} failed={failed} />,
            },
          ]}
        />
      </SearchLayout>
    </DashboardLayout>
  );
}

/** /dashboard/search/find: people and posts by what was typed. */
const meta = {
  title: 'Screens/SearchFind',
  component: SearchFind,
  args: { search: '', tab: 'users', loading: false, failed: false },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof SearchFind>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Posts: Story = { args: { search: 'fashion', tab: 'posts' }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { search: 'a', loading: true }, globals: phone, tags: ['!screen'] };
export const Failed: Story = {
  args: { search: 'a', tab: 'posts', failed: true },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The posts could not be loaded');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Nobody of that name; nothing typed among the posts; then one found by its category. By keyboard. */
export const Walk: Story = {
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search users and posts' });
    await userEvent.type(box, 'zzz{Enter}');
    await expect(await canvas.findByText('User not found.')).toBeVisible();
    await userEvent.clear(box);
    canvas.getByRole('tab', { name: 'Users' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Start typing to search for posts.')).toBeVisible();
    await userEvent.type(box, 'JOBS{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Plumber needed in Bukuru this week' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
