import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { KeyHints } from '@oja/ui/KeyHints';
import { FLAGGED } from '../fixtures/flags.tsx';
import { ReportActions, type ReportActionsProps } from './ReportActions.tsx';

const [several, single] = FLAGGED;

const meta = {
  title: 'Market/ReportActions',
  component: ReportActions,
  args: {
    reports: several.reports,
    onDismiss: fn(),
    onDeletePost: fn(),
    keys: (
      <KeyHints
        label="Keys on this screen"
        hints={[
          { keys: ['J'], does: 'next' },
          { keys: ['K'], does: 'previous' },
        ]}
      />
    ),
  },
  argTypes: { reports: { control: 'object' }, keys: { control: false } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Beside or below the evidence of a reported post.'],
      avoid: ['A list without panes: FlagRow has the actions in the row.'],
      do: ['Answer Delete post with a ConfirmDialog; dismissing needs none.'],
      dont: ['Do not show it without the evidence that it is about.'],
      keyboard: [
        ['Tab', 'To each reporter and their Dismiss, then to Delete post.'],
        [
          'd, #, Delete',
          'Dismisses the first or the focused report, asks whether to delete the post. The screen answers them.',
        ],
      ],
    },
  },
  decorators: [
    (Story, { tags }) => (
      <div style={{ maxInlineSize: tags.includes('overview') ? undefined : '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ReportActionsProps>;

export default meta;
type Story = StoryObj<ReportActionsProps>;

/** Each report is dismissed by itself, and the reasons are named where the post is deleted. */
export const SeveralReasons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss “Fake Product” of @chidi.ok' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('r2');
    await expect(canvas.getByText('Reported as “Scammer”, “Fake Product”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete post' }));
    await expect(args.onDeletePost).toHaveBeenCalledOnce();
  },
};

/** While the post is being deleted its report cannot be dismissed. */
export const Deleting: Story = {
  args: { reports: single.reports, loading: 'delete' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete post' }));
    await expect(args.onDeletePost).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Dismiss/ })).toBeDisabled();
  },
};

/** In a column and in two, with a long name, and after a failure. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-stack">
      <div style={{ inlineSize: '17.5rem' }}>
        <ReportActions {...args} reports={FLAGGED[2].reports} error="Something went wrong" />
      </div>
      <div style={{ inlineSize: '40rem' }}>
        <ReportActions {...args} keys={undefined} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
