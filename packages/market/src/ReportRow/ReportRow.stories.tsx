import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FLAGGED } from '../fixtures/flags.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { ReportRow, type ReportRowProps } from './ReportRow.tsx';

const [several, single] = FLAGGED;

const rowOf = ({ postTitle, picture, reports }: (typeof FLAGGED)[number]) => ({
  postTitle,
  pictureUrl: picture,
  reasons: reports.map(({ reason }) => reason),
  reportedAt: reports[0]?.createdAt ?? 0,
});

const meta = {
  title: 'Market/ReportRow',
  component: ReportRow,
  args: { ...rowOf(several), link: LINK },
  argTypes: { link: linkControl, reasons: { control: 'object' }, pictureUrl: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The admins’ queue of reported posts in wide windows, beside the open one.'],
      avoid: ['A list that has no pane beside it: FlagRow, with the actions in the row.'],
      do: ['Make one row current, the open one if there is one.'],
      dont: ['Do not put actions into it: they stand beside the evidence.'],
      keyboard: [
        ['Tab', 'To the current row.'],
        ['o, Enter', 'Opens it. The list answers them.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ReportRowProps>;

export default meta;
type Story = StoryObj<ReportRowProps>;

/** Each reason is named once, and all reports are counted. */
export const SeveralReasons: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article', { name: several.postTitle });
    await expect(row).toHaveTextContent('3 reports · Scammer, Fake Product');
    await expect(row).toHaveAttribute('tabindex', '-1');
  },
};

/** Open beside the queue, and current. */
export const Selected: Story = {
  args: { isSelected: true, current: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('article', { name: several.postTitle })).toHaveFocus();
    const link = canvas.getByRole('link', { name: several.postTitle });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'o');
    // The row is the only tab stop.
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

/** All its states, with difficult texts; no row is higher than another. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div>
      <ReportRow {...args} current />
      <ReportRow {...args} {...rowOf(single)} isSelected />
      <ReportRow {...args} {...rowOf(FLAGGED[2])} />
      <ReportRow {...args} {...rowOf(single)} postTitle={LONG_WORD} pictureUrl={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Placeholders of a list: announced once. */
export const Loading: Story = {
  render: () => (
    <div>
      <ReportRow loading />
      <ReportRow loading label="" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading flagged posts$/);
  },
};
