import { loadMenu } from '@oja/ui/Menu';
import { BadgeCheck } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { POST } from '../fixtures/posts.ts';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PostMenu, postPermissions } from './PostMenu.tsx';

const link = <a href="#edit">{''}</a>;
const OTHER = postPermissions({ isAuthor: false, isAdmin: false });
const AUTHOR = postPermissions({ isAuthor: true, isAdmin: false });
const ADMIN = postPermissions({ isAuthor: false, isAdmin: true });

const meta = {
  title: 'Market/PostMenu',
  component: PostMenu,
  args: { may: OTHER, title: POST.title, editLink: link, onFlag: fn(), onDelete: fn(), onOpenChange: fn() },
  argTypes: {
    may: { control: 'object' },
    editLink: { control: 'select', options: ['link'], mapping: { link } },
    messageLink: { control: 'select', options: ['none', 'link'], mapping: { none: undefined, link } },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 260 } },
    guide: {
      status: 'new',
      use: ['In the menu slot of a PostCard, for everyone who is logged in.'],
      avoid: [
        'Like, comment, share and save: they are on the card itself.',
        'The menu of a comment: CommentItem brings its own.',
      ],
      do: [
        'Let postPermissions decide what the viewer may do.',
        'Answer Flag with a FlagDialog and Delete with a ConfirmDialog.',
      ],
      dont: ['Do not disable actions without permission: leave them out.', 'Do not delete without asking.'],
      keyboard: [
        ['Enter, Space', 'Open it on the first item.'],
        ['↑, ↓', 'Go through the items; Enter does one.'],
        ['Escape', 'Closes it; the focus returns to the trigger.'],
      ],
    },
  },
} satisfies Meta<typeof PostMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** Another person's post can only be asked about or reported. */
export const SomebodyElses: Story = {
  args: { messageLink: <a href="#chat">{''}</a> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Menu of “${POST.title}”` }));
    await expect(await names()).toEqual(['Message vendor about this', 'Flag']);
    await expect(screen.getByRole('menuitem', { name: 'Message vendor about this' })).toHaveAttribute('href', '#chat');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Flag' }));
    await expect(args.onFlag).toHaveBeenCalledOnce();
  },
};

/** The author edits it, by a link to its form, or deletes it. */
export const Own: Story = {
  args: { may: AUTHOR },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await names()).toEqual(['Edit', 'Delete']);
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '#edit');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** What its author can mark it as comes first. */
export const WithStatus: Story = {
  args: { may: AUTHOR, statusItems: [{ label: 'Mark as sold', icon: <BadgeCheck />, onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await names()).toEqual(['Mark as sold', 'Edit', 'Delete']);
  },
};

/** The title is as long as in real posts; the admin can report and delete. */
export const AdminLongTitle: Story = {
  args: { may: ADMIN, title: LONG_WORD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await names()).toEqual(['Flag', 'Delete']);
  },
};

/** Open, for an admin who is the author: all items. */
export const Overview: Story = {
  tags: ['overview'],
  // Loaded before, so that the sheet is complete immediately.
  loaders: [loadMenu],
  args: { may: postPermissions({ isAuthor: true, isAdmin: true }), defaultOpen: true },
  render: (args) => (
    <div className="story-sheet">
      <div style={{ inlineSize: '18rem', minBlockSize: '15rem', textAlign: 'end' }}>
        <PostMenu {...args} />
      </div>
    </div>
  ),
};
