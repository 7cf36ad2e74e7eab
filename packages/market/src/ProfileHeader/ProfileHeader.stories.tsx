import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, BadgeX, Ban, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { CHOPLIFE, LONG_NAMED } from '../fixtures/people.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader.tsx';

const BIO =
  'Jollof, ofada and small chops for your weekend, cooked the same morning in Yaba. Order before Thursday noon; delivery on the mainland is free from ten plates.';
const URL = 'https://oja.example/dashboard/profile/choplife';
const follow = <FollowButton userName="ChopLife_Foods" isFollowing={false} onValueChange={fn()} />;
const failed = (
  <FollowButton
    userName="ChopLife_Foods"
    size="medium"
    isFollowing={false}
    error="Error following/unfollowing user: Network Error!"
    onValueChange={fn()}
  />
);
const verify = (
  <Button variant="secondary" size="small" icon={<BadgeCheck />}>
    Verify vendor
  </Button>
);
const withdraw = (
  <Button variant="secondary" size="small" icon={<BadgeX />}>
    Withdraw verification
  </Button>
);
const menu = (
  <Menu
    trigger={<IconButton label="More about ChopLife_Foods" icon={<Ellipsis />} />}
    items={[{ label: 'Block ChopLife_Foods', icon: <Ban />, tone: 'danger', onSelect: fn() }]}
  />
);
/**
 * A vendor with a text about them.
 * @copied const names = { id: 'choplife', name: 'Chop Life Foods', userName: 'ChopLife_Foods' };
 * const PROFILE = { ...names, followersCount: 10_000, followingCount: 214 };
 */
const PROFILE = { ...CHOPLIFE, bio: BIO, followingCount: 214, joinedAt: '2025-03-14T09:00:00Z' };

const meta = {
  title: 'People/ProfileHeader',
  component: ProfileHeader,
  args: {
    person: PROFILE,
    profileUrl: URL,
    onLinkCopied: fn(),
    onLinkCopyFailed: fn(),
    onShowCustomers: fn(),
    onShowFollowing: fn(),
    editLink: LINK,
    settingsLink: LINK,
    exploreLink: LINK,
    messageLink: <a href="#chat">{''}</a>,
    followButton: follow,
  },
  argTypes: {
    person: { control: 'object' },
    editLink: linkControl,
    settingsLink: linkControl,
    exploreLink: linkControl,
    messageLink: linkControl,
    followButton: {
      control: 'inline-radio',
      options: ['Follow', 'Failed', 'None'],
      mapping: { Follow: follow, Failed: failed, None: undefined },
    },
    adminAction: {
      control: 'inline-radio',
      options: ['None', 'Verify', 'Withdraw'],
      mapping: { None: undefined, Verify: verify, Withdraw: withdraw },
    },
    menu: { control: 'inline-radio', options: ['None', 'Menu'], mapping: { None: undefined, Menu: menu } },
    loading: { control: 'inline-radio', options: [undefined, 'customers', 'following', 'reviews'] },
    onLinkCopied: { control: false },
  },
  render: (args) => (
    <div className="story-column">
      <ProfileHeader {...args} />
    </div>
  ),
  parameters: {
    guide: {
      status: 'stable',
      use: ['At the top of a profile, the viewer’s own or another’s.'],
      avoid: ['A person among others: PersonRow.'],
      do: [
        'While it loads: `loading` alone, and EmptyState with tone danger if that failed.',
        'Set isOwn: it chooses between the owner’s actions and everybody else’s.',
        'Open a PeopleDialog from onShowCustomers and onShowFollowing; name the one that is loading in `loading`.',
        'Give adminAction to admins alone: the header does not ask who is looking.',
        'Leave out what the application cannot do yet: no dead button is shown.',
      ],
      dont: ['Do not put a PageHeader above it: the user name is the page’s h1.', 'Do not cut the bio yourself.'],
      keyboard: [
        ['Tab', 'Picture, the numbers, See More, then the actions.'],
        ['Enter, Space', 'On a number: opens its list. On the picture: shows it large.'],
      ],
    },
  },
} satisfies Meta<ProfileHeaderProps>;

export default meta;
type Story = StoryObj<ProfileHeaderProps>;

/** Both counts open their lists; the bio is collapsed to sixteen words. */
export const AsSeenByOthers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ChopLife_Foods' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '10,000 Customers' }));
    await expect(args.onShowCustomers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '214 Following' }));
    await expect(args.onShowFollowing).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/the same morning in Yaba\. Order before…$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See More' }));
    await expect(canvas.getByText(/free from ten plates\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '#chat');
    await expect(canvas.getByRole('link', { name: 'Explore Users' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

/**
 * Another user's; the viewer's own; an admin's view of one with a confirmed phone, while a list is loading; minimal;
 * its placeholder; very long names with a failed follow; and right-to-left on a phone.
 */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet" style={{ gap: 'var(--oja-space-7)' }}>
      <ProfileHeader {...args} />
      <ProfileHeader
        {...args}
        isOwn
        messageLink={undefined}
        person={{ ...PROFILE, isOnline: true, bio: 'Home cook.', joinedAt: undefined }}
      />
      <ProfileHeader
        {...args}
        adminAction={withdraw}
        loading="customers"
        person={{ ...PROFILE, phoneConfirmed: true }}
      />
      <ProfileHeader person={{ name: 'Ngozi Eze', userName: 'ngozi', followersCount: 0, followingCount: 0 }} />
      <ProfileHeader loading />
      <div className="story-row" style={{ alignItems: 'start', gap: 'var(--oja-space-7)' }}>
        <div className="story-phone">
          <ProfileHeader
            {...args}
            followButton={failed}
            person={{
              ...PROFILE,
              ...LONG_NAMED,
              name: LONG_WORD.slice(0, 80),
              userName: LONG_WORD.slice(0, 30),
              bio: LONG_WORD.repeat(2),
            }}
          />
        </div>
        <div className="story-phone" dir="rtl" lang="ar">
          <ProfileHeader
            {...args}
            person={{ ...PROFILE, name: 'فاطمة بلو', userName: 'فاطمة', bio: RTL.description }}
          />
        </div>
      </div>
    </div>
  ),
};

/**
 * The admin's action is last; on a phone it has its own row, also with its dialog open. The dialog has the normal text
 * size.
 */
export const AsSeenByAnAdmin: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { person: { ...PROFILE, isVerifiedVendor: false } },
  render: function Asking(args) {
    const [open, setOpen] = useState(false);
    const action = (
      <>
        <Button variant="secondary" size="small" icon={<BadgeCheck />} onClick={() => setOpen(true)}>
          Verify vendor
        </Button>
        <ConfirmDialog
          open={open}
          tone="accent"
          question="Verify ChopLife_Foods as a vendor?"
          text="They can post from now on, and wear the Verified Vendor badge. An email tells them."
          confirmLabel="Verify"
          onConfirm={() => setOpen(false)}
          onOpenChange={setOpen}
        />
      </>
    );
    return <ProfileHeader {...args} adminAction={action} />;
  },
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'Verify vendor' });
    const row = action.parentElement;
    const isAsWideAsItsRow = () => action.getBoundingClientRect().width === row?.getBoundingClientRect().width;
    canvas.getByRole('button', { name: 'Copy Profile Link' }).focus();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await expect(isAsWideAsItsRow()).toBe(true);
    await userEvent.click(action);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(isAsWideAsItsRow()).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveStyle({
      fontSize: getComputedStyle(document.body).fontSize,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(action).toHaveFocus());
  },
};

/** On the narrowest phone a name of fourteen letters is not broken: it is below the picture, as in the placeholder. */
export const NarrowPhone: Story = {
  args: { person: { ...PROFILE, userName: 'adaeze_fabrics' } },
  render: (args) => (
    <div className="story-phone" style={{ display: 'grid', gap: 'var(--oja-space-6)', paddingInline: '1rem' }}>
      <ProfileHeader {...args} />
      <ProfileHeader loading />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'adaeze_fabrics' });
    await expect(heading.getBoundingClientRect().height).toBeLessThan(
      1.5 * parseFloat(getComputedStyle(heading).lineHeight),
    );
    const [real, placeholder] = [heading.closest('header'), canvas.getByRole('status')].map(
      (head) => head?.getBoundingClientRect().height ?? 0,
    );
    await expect(Math.abs((real ?? 0) - (placeholder ?? 0))).toBeLessThan(64);
  },
};

/** The owner has other actions, and cannot message or follow themselves. */
export const OnesOwn: Story = {
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Update Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Message' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Follow/ })).toHaveTextContent('214 Following');
    await expect(canvas.queryByRole('link', { name: 'Explore Users' })).toBeNull();
  },
};

/** What reviews and deals say of a vendor. */
export const Reviewed: Story = {
  args: { person: { ...PROFILE, rating: { mean: 4.6, count: 12 }, dealsSold: 34 }, onShowReviews: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4.6 from 12 reviews' }));
    await expect(args.onShowReviews).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sold 34')).toBeVisible();
  },
};

/** A list is being loaded: a spinner replaces the count's label, nothing moves, and a second press is ignored. */
export const ListOnItsWay: Story = {
  args: { loading: 'customers' },
  play: async ({ canvas, userEvent, args }) => {
    const customers = canvas.getByRole('button', { name: '10,000 Customers' });
    await expect(customers).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(customers);
    await expect(args.onShowCustomers).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '214 Following' }));
    await expect(args.onShowFollowing).toHaveBeenCalledOnce();
  },
};

export const LinkCopied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    await waitFor(() => expect(args.onLinkCopied).toHaveBeenCalledOnce());
    await expect(write).toHaveBeenCalledWith(URL);
  },
};

export const CopyRefused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile Link' }));
    await waitFor(() => expect(args.onLinkCopyFailed).toHaveBeenCalledOnce());
    await expect(args.onLinkCopied).not.toHaveBeenCalled();
  },
};
