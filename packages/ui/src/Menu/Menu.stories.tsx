import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BellOff, Copy, Ellipsis, Flag, Pencil, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const TRIGGER = <IconButton label="What to do with this post" icon={<Ellipsis />} />;
const onEdit = fn();
const ITEMS = [
  { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
  { label: 'Copy link', icon: <Copy />, onSelect: fn() },
  { label: 'View profile', icon: <UserRound />, link: <a href="#profile">{''}</a> },
  { label: 'Report', icon: <Flag />, disabled: true },
  'separator' as const,
  { label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onSelect: fn() },
];

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { trigger: TRIGGER, items: ITEMS, onOpenChange: fn() },
  argTypes: {
    trigger: {
      options: ['icon', 'button'],
      mapping: { icon: TRIGGER, button: <Button variant="secondary">More</Button> },
      control: 'radio',
    },
    items: { control: 'object' },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
    guide: {
      status: 'new',
      use: [
        'Further actions on one thing: a file, a comment, a message, a conversation.',
        'Two to seven secondary actions of a page.',
      ],
      avoid: [
        'To choose a value: RadioGroup or Combobox.',
        'For the one thing people come to do: a Button in plain sight.',
        'For anything that is not a list of actions: Dialog.',
      ],
      do: [
        'Leave an action out when this person may never take it; disable it when it cannot be taken now.',
        'Put what cannot be undone last, after a line, and ask with a ConfirmDialog.',
        'Name the trigger after the menu’s object: “What to do with this file”.',
        'Render a ToastRegion on the page: without a network a toast says that the menu could not open.',
      ],
      dont: [
        'No menus within menus.',
        'No icon on some rows and none on others.',
        'Do not wrap it in Suspense, and show no spinner: it is loaded before anybody has pressed.',
      ],
      keyboard: [
        ['Enter, Space, ↓', 'On the trigger: opens it, on the first item.'],
        ['↑, ↓', 'To the previous or next item, wrapping around; skips disabled items.'],
        ['Home, End', 'To the first or the last item.'],
        ['Letters', 'To the next item that begins with them.'],
        ['Enter, Space', 'Does the item, and closes.'],
        ['Escape', 'Closes it; the focus returns to the trigger.'],
      ],
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'What to do with this post' });

/** Opened, navigated and chosen from by keyboard alone, the first time although it must be loaded first. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'What to do with this post' });
    const item = (name: string) => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    // The disabled item is skipped.
    await expect(item('View profile')).toHaveFocus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** With the pointer; a link item is a real link, and a disabled item does nothing. */
export const ByPointer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'View profile' })).toHaveAttribute('href', '#profile');
    const report = within(menu).getByRole('menuitem', { name: 'Report' });
    await expect(report).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(report);
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener()).toHaveFocus();
  },
};

/** A dialog opened from an item takes the focus, and returns it to the trigger. */
export const AsksBeforeDeleting: Story = {
  render: function Asking(args) {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <Menu
          {...args}
          items={[{ label: 'Delete', tone: 'danger', icon: <Trash2 />, onSelect: () => setAsking(true) }]}
        />
        <ConfirmDialog open={asking} question="Delete this post?" onConfirm={fn()} onOpenChange={setAsking} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const no = await screen.findByRole('button', { name: 'No' });
    await waitFor(() => expect(no).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(no).toHaveFocus();
    await userEvent.click(no);
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** Over a modal dialog it opens inside the dialog: visible and reachable. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Comments">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener());
    const dialog = canvas.getByRole('dialog');
    const edit = await within(dialog).findByRole('menuitem', { name: 'Edit' });
    await userEvent.click(edit);
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};

/** Without items there is no trigger. */
export const Nothing: Story = {
  args: { items: [false, 'separator', null] },
  render: (args) => (
    <div className="story-row">
      <p>Nothing may be done with this one, so there is no menu beside it.</p>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Open: with icons, a disabled item, and a dangerous item at the end. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row" style={{ minBlockSize: '20rem', alignItems: 'start' }}>
        <Menu defaultOpen align="start" trigger={TRIGGER} items={ITEMS} />
      </div>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};

export const LongAndRightToLeft: Story = {
  args: {
    defaultOpen: true,
    align: 'start',
    items: [
      { label: `Block ${LONG_WORD}`, icon: <BellOff /> },
      { label: RTL.title, icon: <Bell /> },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: RTL.title })).toBeVisible());
  },
};
