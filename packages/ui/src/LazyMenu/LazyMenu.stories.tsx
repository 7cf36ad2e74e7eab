import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyMenu } from './LazyMenu.tsx';

const TRIGGER = <IconButton label="Menu of this comment" icon={<Ellipsis />} />;
const onEdit = fn();

const meta = {
  title: 'Actions/LazyMenu',
  component: LazyMenu,
  args: {
    trigger: TRIGGER,
    items: [
      { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
      { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: fn() },
    ],
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: {
      options: ['icon', 'button'],
      mapping: { icon: TRIGGER, button: <Button variant="secondary">More</Button> },
      control: 'radio',
    },
    items: { control: 'object' },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      status: 'new',
      use: [
        'A menu on every row of a list: posts of the feed, comments.',
        'Wherever a page counts its weight and most people never open the menu.',
      ],
      avoid: ['The one menu of a page: Menu.', 'One action alone: a Button or IconButton in plain sight.'],
      do: [
        'Give it the same trigger and items as a Menu.',
        'Name the trigger after the thing, so that twenty of them can be told apart.',
        'Render a ToastRegion on the page: without a network a toast says that the menu could not open.',
      ],
      dont: [
        'Do not wrap it in Suspense: it never suspends.',
        'Do not show a spinner instead of the trigger: it comes before anybody has pressed.',
      ],
      keyboard: [
        ['Enter, Space', 'Open it on the first item, also the first time, while it is being fetched.'],
        ['↑, ↓, Home, End', 'Go through the items.'],
        ['Escape', 'Closes it; the focus returns to the trigger.'],
      ],
    },
  },
} satisfies Meta<typeof LazyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Menu of this comment' });

/** The first press by keyboard opens it at its first item, although the menu must be loaded first. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};

export const ByPointer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger()).toHaveFocus();
  },
};

/** Without items there is no trigger. */
export const Nothing: Story = {
  args: { items: [false, 'separator', null] },
  render: (args) => (
    <div className="story-row">
      <p>Nothing may be done with this one, so there is no menu beside it.</p>
      <LazyMenu {...args} />
    </div>
  ),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

/** Its trigger before loading; when open it looks like Menu. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <div className="story-row">
        <LazyMenu {...args} />
        <LazyMenu {...args} trigger={<Button variant="secondary">More</Button>} />
      </div>
    </div>
  ),
};
