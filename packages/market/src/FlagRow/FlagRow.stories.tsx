import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { FLAGGED } from '../fixtures/flags.tsx';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { FlagRow, type FlagRowProps } from './FlagRow.tsx';

const [several, single] = FLAGGED;

const meta = {
  title: 'Market/FlagRow',
  component: FlagRow,
  args: {
    postTitle: several.postTitle,
    postLink: LINK,
    postAuthor: several.postAuthor,
    picture: several.picture,
    reports: several.reports,
    onDismiss: fn(),
    onDeletePost: fn(),
  },
  argTypes: { postLink: linkControl, children: { control: false }, reports: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The admins’ list of reported posts: one row a post, with everybody’s reason.'],
      avoid: ['To report a post: FlagDialog.', 'The user’s own notifications: NotificationRow.'],
      do: [
        'Gather the reports of one post in one row, the newest first.',
        'Answer Delete post with a ConfirmDialog; dismissing needs none.',
        'For a reported review give it the ReviewItem, and deleteLabel.',
      ],
      dont: [
        'Do not show it to anybody but admins: it names who reported.',
        'Do not take the row away before the server has agreed.',
      ],
      keyboard: [
        ['Tab', 'To the post, then to each reporter and their Dismiss, then to Delete post.'],
        ['Enter', 'On the title opens the post; on a button presses it.'],
        [
          'o, d, Delete',
          'Where the list has keys, and this is its current row: opens the post, dismisses a report, asks whether to delete the post. The list answers them.',
        ],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<FlagRowProps>;

export default meta;
type Story = StoryObj<FlagRowProps>;

/**
 * Three reporters, two reasons: each report is dismissed by itself, also while another is being dismissed; the post is
 * opened or deleted.
 */
export const SeveralReasons: Story = {
  args: { reports: several.reports.map((report) => ({ ...report, loading: report.id === 'r1' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: several.postTitle })).toHaveTextContent('3 reports');
    await expect(canvas.getByRole('link', { name: several.postTitle })).toHaveAttribute('href', '#there');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss “Fake Product” of @chidi.ok' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('r2');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete post' }));
    await expect(args.onDeletePost).toHaveBeenCalledOnce();
  },
};

/** While the post is being deleted its reports cannot be dismissed. */
export const Deleting: Story = {
  args: { reports: single.reports, loading: 'delete' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete post' }));
    await expect(args.onDeletePost).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Dismiss/ })).toBeDisabled();
  },
};

/** In a list with shortcuts the current row can be focused and names its keys; the other rows are not tab stops. */
export const WithKeys: Story = {
  render: (args) => (
    <>
      <FlagRow {...args} {...single} current={false} />
      <FlagRow {...args} current />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('article', { name: several.postTitle });
    const other = canvas.getByRole('article', { name: single.postTitle });
    await expect(other).toHaveAttribute('tabindex', '-1');
    await expect(other.querySelector('[aria-keyshortcuts]')).toBeNull();
    const inRow = within(row);
    await expect(inRow.getByRole('link', { name: several.postTitle })).toHaveAttribute('aria-keyshortcuts', 'o');
    for (const button of inRow.getAllByRole('button', { name: /^Dismiss/ }))
      await expect(button).toHaveAttribute('aria-keyshortcuts', 'd');
    await expect(inRow.getByRole('button', { name: 'Delete post' })).toHaveAttribute('aria-keyshortcuts', 'Delete');
    within(other).getByRole('button', { name: 'Delete post' }).focus();
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <FlagRow {...args} reports={several.reports.map((report) => ({ ...report, loading: report.id === 'r2' }))} />
      <FlagRow {...args} {...single} error="Something went wrong" />
      <FlagRow {...args} {...FLAGGED[2]} picture={undefined} loading="delete" />
      <FlagRow {...args} {...single} postTitle={LONG_WORD} />
    </div>
  ),
};

/** Placeholders of a list: announced once. */
export const Loading: Story = {
  render: () => (
    <div className="story-stack">
      <FlagRow loading />
      <FlagRow loading label="" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading flagged posts$/);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
