import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FLAGGED } from '../fixtures/flags.tsx';
import { POST } from '../fixtures/posts.ts';
import { PostLine } from '../PostLine/PostLine.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPictures } from '../../../ui/src/fixtures/pictures.ts';
import { ReportEvidence, type ReportEvidenceProps } from './ReportEvidence.tsx';

const [several, single] = FLAGGED;
const post = { ...POST, likesCount: 12, repliesCount: 3 };

const meta = {
  title: 'Market/ReportEvidence',
  component: ReportEvidence,
  args: {
    post,
    reportedTitle: POST.title,
    titleLink: LINK,
    author: POST.author,
    authorLink: LINK,
    history: { joinedAt: '2025-03-01', postsCount: 14, followersCount: 1 },
    reports: several.reports,
  },
  argTypes: {
    titleLink: linkControl,
    authorLink: linkControl,
    post: { control: 'object' },
    author: { control: 'object' },
    history: { control: 'object' },
    reports: { control: 'object' },
    otherReported: { control: false },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The pane between the admins’ queue and their actions: what a reported post is judged by.'],
      avoid: ['A post for customers: PostCard.'],
      do: ['Show the post as it is now, with the title that was reported if it was another.'],
      dont: ['Do not show it to anybody but admins: it names who reported.'],
      keyboard: [['Tab', 'To the post, the reporters, each picture, the phone number, the author.']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ReportEvidenceProps>;

export default meta;
type Story = StoryObj<ReportEvidenceProps>;

/** The reasons with their reporters come first, then the post with its whole text, then the author. */
export const SeveralReports: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      POST.title,
      '3 reports',
      'Post',
      'Author',
    ]);
    await expect(canvas.getByText(/Send me a message for more pictures/)).toBeVisible();
    await expect(canvas.getByText('Member since March 2025 · 14 posts · 1 follower')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2' }));
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
  },
};

/** Eight pictures, a title that was changed after the report, and other reported posts of the author. */
export const Renamed: Story = {
  args: {
    post: { ...post, pictures: drawnPictures(8) },
    reportedTitle: several.postTitle,
    otherReported: [<PostLine key="land" title={single.postTitle} pictureUrl={single.picture} link={LINK} />],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Picture/ })).toHaveLength(8);
    await expect(canvas.getByText(/^Reported as/)).toHaveTextContent(several.postTitle);
    await expect(canvas.getByText('Another post is reported')).toBeVisible();
  },
};

/** Without pictures and before the author's history is there, with names that break. */
export const Overview: Story = {
  tags: ['overview'],
  args: {
    post: { ...post, title: LONG_WORD, pictures: [], price: null },
    reportedTitle: LONG_WORD,
    author: { name: LONG_WORD, userName: LONG_WORD.toLowerCase() },
    history: undefined,
    reports: FLAGGED[2].reports,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
