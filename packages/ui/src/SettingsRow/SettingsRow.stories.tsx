import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, LogOut, Moon, Smartphone, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { ModeToggle } from '../ModeToggle/ModeToggle.tsx';
import { SettingsList } from '../SettingsList/SettingsList.tsx';
import { SettingsRow } from './SettingsRow.tsx';

const meta: Meta<typeof SettingsRow> = {
  title: 'Layout/SettingsRow',
  component: SettingsRow,
  args: { icon: <Bookmark />, label: 'Saved Posts', link: LINK },
  argTypes: {
    icon: {
      control: 'select',
      options: ['Bookmark', 'Logout'],
      mapping: { Bookmark: <Bookmark />, Logout: <LogOut /> },
    },
    label: { control: 'text' },
    text: { control: 'text' },
    link: linkControl,
    control: {
      control: 'select',
      options: ['None', 'Mode'],
      mapping: { None: undefined, Mode: <ModeToggle value="dark" onValueChange={fn()} /> },
    },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A line of a SettingsList: a link (Profile), an action (Logout) or a control (ModeToggle).'],
      avoid: ['A row of a list that is loaded.', 'The one action of a page: Button.'],
      do: ['Give one of link, onSelect and control.', 'Use loading during a call: the row keeps its place and focus.'],
      dont: ['Do not make two rows danger.', 'Do not put a button beside a control in the same row.'],
      keyboard: [
        ['Tab', 'Moves the focus to the row, or to its control.'],
        ['Enter', 'Follows the link, or does the action.'],
        ['Space', 'Does the action.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <SettingsList title="Account">
          <Story />
        </SettingsList>
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof SettingsRow>;

export const Action: Story = {
  args: { label: 'Logout', icon: <LogOut />, link: undefined, onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** Busy: announced, with a spinner instead of the icon; the focus stays, and a second press is ignored. */
export const Loading: Story = {
  args: { ...Action.args, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('button', { name: 'Logout' });
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(row.querySelector('.lucide-log-out')).toBeNull();
    await userEvent.click(row);
    await expect(row).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A link, an external link, a control, an action, a busy one, a dangerous one, and an unbreakable text. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <>
      <SettingsRow icon={<Bookmark />} label="Saved Posts" link={LINK} />
      <SettingsRow icon={<Smartphone />} label="Download App" text="For Android, 24 MB" link={LINK} />
      <SettingsRow icon={<Moon />} control={<ModeToggle value="dark" onValueChange={fn()} />} />
      <SettingsRow icon={<LogOut />} label="Logout" onSelect={fn()} />
      <SettingsRow icon={<LogOut />} label="Logout" onSelect={fn()} loading />
      <SettingsRow
        icon={<Bookmark />}
        label={LONG_WORD}
        text="A text that goes on and on, as a translation may, over more than the one line that there is room for on a phone."
        link={LINK}
      />
      <SettingsRow icon={<Trash2 />} label="Delete Account" tone="danger" onSelect={fn()} />
    </>
  ),
};
