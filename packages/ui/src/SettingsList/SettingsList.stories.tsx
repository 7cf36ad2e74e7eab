import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, LifeBuoy, LogOut, Moon, Smartphone, Trash2, UserSearch } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { inColumn } from '../fixtures/in-column.tsx';
import { LINK } from '../fixtures/links.tsx';
import { ModeToggle } from '../ModeToggle/ModeToggle.tsx';
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx';
import { SettingsList } from './SettingsList.tsx';

const meta = {
  title: 'Layout/SettingsList',
  component: SettingsList,
  args: {
    title: 'On Oja',
    children: (
      <>
        <SettingsRow icon={<Moon />} control={<ModeToggle value="dark" onValueChange={fn()} />} />
        <SettingsRow icon={<Bookmark />} label="Saved Posts" link={LINK} />
        <SettingsRow icon={<UserSearch />} label="Find Users" link={LINK} />
      </>
    ),
  },
  argTypes: { title: { control: 'text' }, children: { control: false } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Settings that belong together, two to six rows.'],
      avoid: ['A list that is loaded: it needs an empty and a loading state.', 'Fields of a form: they need no row.'],
      do: ['Name the group by what its rows have in common.', 'Put what cannot be undone last, in the last group.'],
      dont: ['Do not make a group for one row.'],
      keyboard: [['Tab', 'From row to row.']],
    },
  },
  decorators: [inColumn],
} satisfies Meta<typeof SettingsList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The group is a named region that contains a list. */
export const NamedList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'On Oja' })).toContainElement(canvas.getByRole('list'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Three groups, as in the settings. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <SettingsList {...args} />
      <SettingsList title="Help">
        <SettingsRow icon={<Smartphone />} label="Download App" link={LINK} />
        <SettingsRow icon={<LifeBuoy />} label="Support" link={LINK} />
      </SettingsList>
      <SettingsList title="Account">
        <SettingsRow icon={<LogOut />} label="Logout" onSelect={fn()} />
        <SettingsRow icon={<Trash2 />} label="Delete Account" tone="danger" onSelect={fn()} />
      </SettingsList>
    </>
  ),
};
