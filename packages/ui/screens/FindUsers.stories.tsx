import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { ErrorPanel } from '../src/ErrorPanel/ErrorPanel.tsx';
import { FollowButton } from '../src/FollowButton/FollowButton.tsx';
import { LoadMore } from '../src/LoadMore/LoadMore.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PersonList } from '../src/PersonList/PersonList.tsx';
import { SearchField } from '../src/SearchField/SearchField.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { PEOPLE } from '../src/fixtures/people.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import styles from './people.module.css';

interface FindUsersProps {
  /** The search in force. */
  search?: string;
  /** On its way. */
  loading?: boolean;
  /** It could not be loaded. */
  failed?: boolean;
}

function FindUsers({ search: given = '', loading = false, failed = false }: FindUsersProps) {
  const [search, setSearch] = useState(given);
  const [followed, setFollowed] = useState(PEOPLE.filter(({ isFollowing }) => isFollowing).map(({ id }) => id));
  const found = PEOPLE.filter(({ name, userName }) => `${name} ${userName}`.toLowerCase().includes(search.toLowerCase()));
  const follow = (id: string, next: boolean) => setFollowed(next ? [...followed, id] : followed.filter((one) => one !== id));
  return (
    <DashboardLayout tabs={dashboardTabs()}>
      <PageHeader title="Find Users" back={LINK} />
      <div className={styles.find}>
        <SearchField label="Search users" placeholder="Name or username" value={search} onSearch={setSearch} delay={0} />
        {failed ? (
          <ErrorPanel title="The users could not be loaded" text="Network Error!" onRetry={fn()} />
        ) : (
          <PersonList
            people={loading ? [] : found}
            loading={loading}
            label="Users"
            renderLink={({ id }) => <a href={`#profile/${id}`}>{''}</a>}
            renderAction={({ id, userName }) => (
              <FollowButton userName={userName} isFollowing={followed.includes(id)} onChange={(next) => follow(id, next)} />
            )}
            footer={search === '' && <LoadMore hasMore={false} onLoadMore={fn()} endText="That is everybody." />}
          />
        )}
      </div>
    </DashboardLayout>
  );
}

/** /dashboard/find-users and /dashboard/users: everybody but oneself. */
const meta = {
  title: 'Screens/FindUsers',
  component: FindUsers,
  args: { search: '', loading: false, failed: false },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof FindUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = { args: { search: 'Chinwe' }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { loading: true }, globals: phone, tags: ['!screen'] };
export const Failed: Story = { args: { failed: true }, globals: phone, tags: ['!screen'] };

/** Finds somebody, follows, and unfollows again, by keyboard. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'musa{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /musa_phones$/ })).toHaveLength(1));
    await expect(canvas.queryByText('Adaeze Nwosu')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Follow musa_phones' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Following musa_phones');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Follow musa_phones');
  },
};
