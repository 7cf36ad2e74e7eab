import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, BellRing, Bookmark, CheckCheck, LifeBuoy, LogOut, Moon, Smartphone, Trash2, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { DeleteAccountDialog } from '../src/DeleteAccountDialog/DeleteAccountDialog.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import { ModeToggle } from '../src/ModeToggle/ModeToggle.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { SettingsList } from '../src/SettingsList/SettingsList.tsx';
import { SettingsRow } from '../src/SettingsRow/SettingsRow.tsx';
import { Switch } from '../src/Switch/Switch.tsx';

interface SettingsProps {
  /** The mode that the page is in. */
  mode: 'dark' | 'light';
  /** The account is to be deleted. */
  onDelete: () => void;
  /** The question is open from the start. */
  asking?: boolean;
  /** Why the account could not be deleted. */
  error?: string;
  /** The session is being ended. */
  loggingOut?: boolean;
}

function Settings({ mode, onDelete, asking: initially = false, error, loggingOut }: SettingsProps) {
  const [asking, setAsking] = useState(initially);
  return (
    <DashboardLayout tabs={dashboardTabs('profile')}>
      <PageHeader title="Settings" back={LINK} backLabel="Back to your profile" />
      <SettingsList title="On this device">
        <SettingsRow icon={<Moon />} control={<ModeToggle mode={mode} onChange={fn()} />} />
        <SettingsRow
          icon={<BellRing />}
          control={<Switch label="Notifications on this device" hint="Tells you of messages and activity while you are not looking at Oja." />}
        />
        <SettingsRow icon={<Smartphone />} label="Download App" link={LINK} />
      </SettingsList>
      <SettingsList title="On Oja">
        <SettingsRow icon={<Bookmark />} label="Saved Posts" link={LINK} />
        <SettingsRow icon={<UserSearch />} label="Find Users" link={LINK} />
      </SettingsList>
      <SettingsList title="Privacy">
        <SettingsRow
          icon={<CheckCheck />}
          control={<Switch label="Read receipts" hint="You and the people you write with see when messages were seen. Off counts for both sides." defaultChecked />}
        />
        <SettingsRow icon={<Ban />} label="Blocked people" onPress={fn()} />
      </SettingsList>
      <SettingsList title="Account">
        <SettingsRow icon={<LifeBuoy />} label="Support" link={LINK} />
        <SettingsRow icon={<LogOut />} label="Logout" loading={loggingOut} onPress={fn()} />
        <SettingsRow icon={<Trash2 />} label="Delete Account" tone="danger" onPress={() => setAsking(true)} />
      </SettingsList>
      <DeleteAccountDialog open={asking} error={error} onConfirm={onDelete} onCancel={() => setAsking(false)} />
    </DashboardLayout>
  );
}

/** /dashboard/settings. */
const meta = {
  title: 'Screens/Settings',
  component: Settings,
  args: { mode: 'dark', onDelete: fn() },
  argTypes: { mode: { control: false } },
  render: (args, { globals }) => <Settings {...args} mode={globals['mode'] === 'light' ? 'light' : 'dark'} />,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LoggingOut: Story = { args: { loggingOut: true }, globals: phone, tags: ['!screen'] };
export const DeletionFailed: Story = { args: { asking: true, error: 'Something went wrong' }, globals: phone, tags: ['!screen'] };

/** Deletes the account by keyboard: No brings one back to the row, the second time Delete does it. */
export const Walk: Story = {
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('button', { name: 'Delete Account' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
