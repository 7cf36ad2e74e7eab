import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Your Saved Posts' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Once at the head of every dashboard page; it is the page’s only first-level heading, unless it stands beside what is open in a list.',
      ],
      avoid: [
        'Sections within a page: a second-level heading.',
        'Dialogs: they bring their title.',
        'The head of a conversation, with a person and a status.',
      ],
      do: [
        'Give `back` the place this page belongs to, for a page that links lead to from outside.',
        'Put a count beside the title: Badge within `title`.',
      ],
      dont: [
        'No more than two actions: the rest goes into a Menu.',
        'Do not use the history for a page that has one parent.',
      ],
      keyboard: [
        ['Tab', 'To the back arrow, then to the actions.'],
        ['Enter', 'Goes back.'],
      ],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const BACK = <a href="#feed">{''}</a>;
const SETTINGS = <IconButton label="Settings" icon={<Settings />} />;

/** A link to the parent page, which can be opened in a new tab. If both are given, only the link is shown. */
export const BackLink: Story = {
  args: { back: BACK, onBack: fn(), text: '12 posts', actions: SETTINGS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#feed');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};
export const BackInHistory: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
/** A list beside what is open in it: what is open has the page's heading. */
export const BesideWhatIsOpen: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your Saved Posts' })).toBeVisible();
  },
};

/** On a right-to-left page the back arrow points right. */
export const RightToLeft: Story = {
  args: { title: RTL.title, back: BACK },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link', { name: 'Back' }).querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet" style={{ justifyItems: 'stretch', gap: 0 }}>
      <PageHeader {...args} />
      <PageHeader
        {...args}
        title={
          <>
            Notifications <Badge count={4} label="unread" />
          </>
        }
        actions={SETTINGS}
      />
      <PageHeader
        {...args}
        title="Akwete handwoven wrapper, two yards"
        text="Posted by @adaeze_fabrics"
        back={BACK}
        actions={SETTINGS}
      />
      <PageHeader {...args} title={LONG_WORD} text={LONG_WORD} back={BACK} actions={SETTINGS} />
      <div dir="rtl">
        <PageHeader {...args} title={RTL.title} text="١٢ منشورًا" back={BACK} actions={SETTINGS} />
      </div>
    </div>
  ),
};
