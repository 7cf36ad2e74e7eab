import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { inColumnButOverview } from '../fixtures/in-column.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SearchLayout } from './SearchLayout.tsx';

const field = <SearchField label="Search categories" placeholder="Search categories" value="" onSearch={fn()} />;
const link = (
  <Link variant="standalone" href="#find">
    Search users and posts
  </Link>
);
const found = <EmptyState title="Start typing to search for posts." />;

const meta = {
  title: 'Layout/SearchLayout',
  component: SearchLayout,
  args: { field, link, children: found },
  argTypes: {
    field: { control: false },
    link: { control: 'inline-radio', options: ['Link', 'None'], mapping: { Link: link, None: undefined } },
    children: { control: false },
  },
  decorators: [inColumnButOverview],
  parameters: {
    guide: {
      status: 'new',
      use: ['A page whose purpose is to search, under its PageHeader.'],
      avoid: [
        'A field that narrows a list in a dialog: SearchField alone.',
        'A choice among many in a form: Combobox.',
      ],
      do: [
        'Put a SearchField into field.',
        'Put the results below it, with their empty and loading states: a list that knows them.',
      ],
      dont: [
        'Do not put a second field beside the first.',
        'Do not give it a width: it is as wide as the page’s column.',
      ],
      keyboard: [['Tab', 'The field, the link, then what was found.']],
    },
  },
} satisfies Meta<typeof SearchLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field fills the width, the link does not; Tab moves from the field to the link. */
export const FieldThenLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const widthOf = (role: string) => canvas.getByRole(role).getBoundingClientRect().width;
    await expect(widthOf('link')).toBeLessThan(widthOf('searchbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search categories' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Search users and posts' })).toHaveFocus();
  },
};

/** With and without a link; and on a phone with an unbreakable link, right to left. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <SearchLayout {...args} />
      <SearchLayout {...args} link={undefined} />
      <div className="story-phone" dir="rtl" lang="ar">
        <SearchLayout
          {...args}
          link={
            <Link variant="standalone" href="#find">
              {LONG_WORD}
            </Link>
          }
        >
          <EmptyState title={RTL.title} />
        </SearchLayout>
      </div>
    </div>
  ),
};
