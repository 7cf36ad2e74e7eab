import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { FollowButton } from '../src/FollowButton/FollowButton.tsx';
import { PeopleDialog } from '../src/PeopleDialog/PeopleDialog.tsx';
import { PostList } from '../src/PostList/PostList.tsx';
import { ProfileHeader } from '../src/ProfileHeader/ProfileHeader.tsx';
import { ProfileSkeleton } from '../src/ProfileSkeleton/ProfileSkeleton.tsx';
import { card } from '../src/fixtures/card.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { MARKET } from '../src/fixtures/market.tsx';
import { ADAEZE, PEOPLE } from '../src/fixtures/people.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import styles from './people.module.css';

interface ProfileProps {
  /** The viewer's own. */
  isOwn?: boolean;
  /** There are posts. */
  hasPosts?: boolean;
  /** On its way. */
  loading?: boolean;
}

const PERSON = {
  ...ADAEZE,
  bio: 'Handwoven Akwete wrappers and blouse pieces, straight from the loom in Aba. Ask for the colour you need; delivery to Lagos every Friday.',
  followingCount: 4,
  joinedAt: '2025-03-14T09:00:00Z',
};

function Profile({ isOwn = false, hasPosts = true, loading = false }: ProfileProps) {
  const [list, setList] = useState<'customers' | 'following'>();
  const [isFollowing, setIsFollowing] = useState(false);
  const empty = isOwn ? 'No available post from you' : `No avaialble post from ${PERSON.userName}`;
  return (
    <DashboardLayout tabs={dashboardTabs(isOwn ? 'profile' : undefined)}>
      <div className={styles.profile}>
        {loading ? (
          <ProfileSkeleton />
        ) : (
          <ProfileHeader
            person={{ ...PERSON, followersCount: PERSON.followersCount + Number(isFollowing) }}
            isOwn={isOwn}
            profileUrl="https://oja.example/dashboard/profile/adaeze"
            onShowCustomers={() => setList('customers')}
            onShowFollowing={() => setList('following')}
            editLink={LINK}
            settingsLink={LINK}
            exploreLink={LINK}
            messageLink={isOwn ? undefined : LINK}
            followButton={
              <FollowButton userName={PERSON.userName} variant="primary" size="medium" isFollowing={isFollowing} onChange={setIsFollowing} />
            }
          />
        )}
        <PostList label={`Posts by ${PERSON.userName}`} loading={loading} empty={<EmptyState icon={<PackageOpen />} title={empty} />}>
          {hasPosts && !loading ? MARKET.slice(0, 1).map((post) => card(post, { isAuthor: isOwn, isAdmin: false })) : []}
        </PostList>
      </div>
      <PeopleDialog
        list={list ?? 'customers'}
        open={list !== undefined}
        onClose={() => setList(undefined)}
        count={list === 'following' ? 4 : PERSON.followersCount}
        people={list === 'following' ? PEOPLE.slice(1, 5) : PEOPLE}
        renderLink={({ id }) => <a href={`#profile/${id}`}>{''}</a>}
      />
    </DashboardLayout>
  );
}

/** /dashboard/profile/{id}: a person as the market sees them, and as they see themselves. */
const meta = {
  title: 'Screens/Profile',
  component: Profile,
  args: { isOwn: false, hasPosts: true, loading: false },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Own: Story = { args: { isOwn: true }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { loading: true }, globals: phone, tags: ['!screen'] };

/** Nothing posted yet, said in the spec's words. */
export const EmptyOwn: Story = {
  args: { isOwn: true, hasPosts: false },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No available post from you')).toBeVisible();
  },
};
export const EmptyOfAnother: Story = {
  args: { hasPosts: false },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No avaialble post from adaeze_fabrics')).toBeVisible();
  },
};

/** Follows, looks at the picture and at the customers, by keyboard. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Adaeze Nwosu' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Follow adaeze_fabrics' }));
    const customers = canvas.getByRole('button', { name: '1,205 Customers' });
    customers.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Customers (1,204)' })).toHaveAttribute('open');
    await expect(canvas.getByRole('link', { name: /Musa Danjuma/ })).toHaveAttribute('href', '#profile/musa');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(customers).toHaveFocus());
  },
};
