import type { Meta, StoryObj } from '@storybook/react-vite';
import { Newspaper, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const ITEMS = [
  { value: 'users', label: 'Users', icon: <UsersRound />, content: <p>User not found.</p> },
  {
    value: 'posts',
    label: 'Posts',
    icon: <Newspaper />,
    badge: 12,
    badgeLabel: 'found',
    content: <p>Start typing to search for posts.</p>,
  },
];
const RTL_ITEMS = [
  { value: 'users', label: 'الأشخاص', icon: <UsersRound />, content: <p>لم يتم العثور على أحد.</p> },
  {
    value: 'posts',
    label: 'المنشورات',
    icon: <Newspaper />,
    badge: 12,
    badgeLabel: 'نتيجة',
    content: <p>اكتب للبحث في المنشورات.</p>,
  },
];
const CATEGORIES = [
  'Electronics',
  'Accessories',
  'Gadgets',
  'Furniture',
  'Home',
  'Vehicles',
  'Health',
  'Education',
  'Food',
  'Fashion',
];
const MANY = CATEGORIES.map((label) => ({
  value: label,
  label,
  content: <p>No results Found in “{label}” Category</p>,
}));

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: { items: ITEMS, label: 'Search results', onValueChange: fn() },
  argTypes: { items: { control: 'object' }, value: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Two to five views of the same thing, one visible at a time: people and places of one search.'],
      avoid: [
        'To go to another page: TabBar or Link.',
        'To narrow a list down: SegmentedControl.',
        'To choose a value in a form: RadioGroup.',
      ],
      do: [
        'Keep names to a word or two; a row that is too long scrolls sideways on a phone.',
        'Keep the chosen tab in the address (`value`), so that Back and a shared link find it.',
        'Set `keepPanels` where people type or scroll far.',
      ],
      dont: ['No tabs within tabs.', 'Nothing in a hidden panel that people must see to go on.'],
      keyboard: [
        ['Tab', 'To the chosen tab, and from there into its panel.'],
        ['←, →', 'Shows the tab before or after, around the ends; turned round in right-to-left text.'],
        ['Home, End', 'Shows the first or the last.'],
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled: it keeps the selected tab itself; the count is read with the name. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const users = canvas.getByRole('tab', { name: 'Users' });
    const posts = canvas.getByRole('tab', { name: 'Posts 12 found' });
    await expect(canvas.getByRole('tablist', { name: 'Search results' })).toBeVisible();
    await userEvent.tab();
    await expect(users).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(posts).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Posts 12 found' })).toHaveTextContent(
      'Start typing to search for posts.',
    );
    await expect(canvas.queryByText('User not found.')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(users).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Controlled: a change that the caller does not accept has no effect. */
export const Controlled: Story = {
  args: { value: 'users' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Posts/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('posts');
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  },
};

function Counted({ onMount }: { onMount: () => void }) {
  useState(onMount);
  return <TextField label="Search for posts" />;
}
const mounted = fn();

/** A panel is mounted when first selected, and then kept with its input. */
export const KeepsPanels: Story = {
  args: {
    keepPanels: true,
    items: [
      { value: 'users', label: 'Users', content: <p>User not found.</p> },
      { value: 'posts', label: 'Posts', content: <Counted onMount={mounted} /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(mounted).not.toHaveBeenCalled();
    const tab = (name: string) => userEvent.click(canvas.getByRole('tab', { name }));
    await tab('Posts');
    await userEvent.type(canvas.getByRole('textbox'), 'wrapper');
    await tab('Users');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await tab('Posts');
    await expect(canvas.getByRole('textbox')).toHaveValue('wrapper');
  },
};

/** More than fit on a phone: the row scrolls, and the selected tab comes into view. */
export const ManyOnAPhone: Story = {
  args: { items: MANY, label: 'Categories', defaultValue: 'Fashion' },
  decorators: [(Story) => <div className="story-phone">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const inView = (name: string) => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return tab.left >= row.left - 1 && tab.right <= row.right + 1;
    };
    await waitFor(() => expect(inView('Fashion')).toBe(true));
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inView('Electronics')).toBe(true));
  },
};

/** On a right-to-left page the row and the arrow keys are reversed. */
export const RightToLeft: Story = {
  args: { items: RTL_ITEMS, label: 'نتائج البحث' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const [users, posts] = canvas.getAllByRole('tab');
    await expect(users?.getBoundingClientRect().left).toBeGreaterThan(posts?.getBoundingClientRect().left ?? Infinity);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(posts).toHaveFocus();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div style={{ inlineSize: '100%' }}>
        <Tabs label="Search results" items={ITEMS} />
      </div>
      <div style={{ inlineSize: '100%' }}>
        <Tabs
          label="Search results, shared width"
          fullWidth
          defaultValue="posts"
          items={[...ITEMS, { value: 'drafts', label: 'Drafts', disabled: true, content: null }]}
        />
      </div>
      <div className="story-phone">
        <Tabs label="Categories" items={MANY} />
      </div>
      <div className="story-phone" dir="rtl">
        <Tabs
          label="نتائج البحث"
          items={[
            { value: 'users', label: 'الأشخاص', badge: 101, badgeLabel: 'جديد', content: <p>لم يتم العثور على أحد.</p> },
            { value: 'posts', label: LONG_WORD, content: null },
          ]}
        />
      </div>
    </div>
  ),
};
