import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { ConversationRow } from '../ConversationRow/ConversationRow.tsx';
import { CHAT_NOW, CONVERSATIONS, LAGOS, NOT_WRITTEN_YET } from '../fixtures/chat.ts';
import { ConversationList } from './ConversationList.tsx';

const link = <a href="#chat">{''}</a>;
const rows = CONVERSATIONS.map(({ id, ...row }) => (
  <ConversationRow key={id} {...row} link={link} now={CHAT_NOW} timeZone={LAGOS} />
));
const suggestions = NOT_WRITTEN_YET.map(({ id, ...row }) => <ConversationRow key={id} {...row} link={link} />);

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  args: { children: rows, suggestions, onSearch: fn(), startLink: <a href="#find-users">{''}</a> },
  argTypes: {
    children: {
      control: 'select',
      options: ['All', 'Two', 'None'],
      mapping: { All: rows, Two: rows.slice(0, 2), None: [] },
    },
    suggestions: { control: 'select', options: ['Two', 'None'], mapping: { Two: suggestions, None: [] } },
    startLink: { control: false },
    rowsAs: { control: false },
    filter: { control: false },
    error: { control: 'text' },
    footer: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The whole screen /dashboard/chat: heading, search, rows, and the empty state.'],
      avoid: ['A list of people to follow: PersonList.'],
      do: [
        'Give `loading` for the first page only, and `footer` for the next ones.',
        'For more than some hundred rows pass `rowsAs`, so that only those in view are rendered.',
      ],
      dont: [
        'Do not show the rows of an old search under a new one: the list is what the search found.',
        'Do not add headings or empty texts: the component has the product’s texts.',
      ],
      keyboard: [
        ['Tab', 'Search box, then each row.'],
        ['Arrow up, arrow down', 'From conversation to conversation.'],
        ['Home, End', 'The first and the last.'],
        ['Escape', 'In the search box: empties it.'],
      ],
    },
  },
  decorators: [
    // The overview sets its own size.
    (Story, { tags }) =>
      tags.includes('overview') ? (
        <Story />
      ) : (
        <div className="story-column">
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move through the list, as in an email client. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(links[0]).toHaveFocus();
    // Arrow keys with Control belong to the browser.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(links[0]).toHaveFocus();
  },
};

/** A search finds rows, then none, which is announced; the box stays and keeps the focus. */
export const Searching: Story = {
  args: { searchDelay: 20, suggestions: [] },
  render: function Searched(args) {
    const [search, setSearch] = useState('');
    const found = rows.filter((row) => row.props.name.toLowerCase().includes(search.toLowerCase()));
    return (
      <ConversationList {...args} search={search} onSearch={setSearch}>
        {found}
      </ConversationList>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search customers' });
    await userEvent.type(box, 'musa');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.type(box, 'xx');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No Customers Found'));
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Continue Your Conversations');
  },
};

/** A filter that hides all rows stays, and its own text says why the list is empty. */
export const Filtered: Story = {
  args: {
    children: [],
    suggestions: [],
    hasConversations: true,
    emptyText: 'No unread conversations',
    filter: <SegmentedControl label="Shown" options={[{ value: 'All' }, { value: 'Unread' }]} defaultValue="Unread" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Unread' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('No unread conversations');
    await expect(canvas.queryByText('No Conversations Yet')).toBeNull();
  },
};

/** People to write to stand below the conversations, under a heading of their own. */
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    const people = within(canvas.getByRole('region', { name: 'Suggested people' }));
    await expect(people.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Chat with Bọ́lá Adéyẹmí',
      'Chat with Emeka Obi',
    ]);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { children: [], suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Start a New Conversation' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No Conversations Yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Chat' })).toHaveAttribute('href', '#find-users');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** An error shows its reason and a button to try again. */
export const Failed: Story = {
  args: { children: [], suggestions: [], error: 'Network Error!', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No Conversations Yet')).toBeNull();
  },
};

/** With a virtual list the caller decides which rows are rendered. */
export const Windowed: Story = {
  args: {
    suggestions: [],
    rowsAs: ({ children }) => (
      <ul>
        {children.slice(0, 3).map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    ),
    footer: 'Three of seven',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** With rows, loading, empty, and without a match. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))', gap: '2rem' }}
    >
      <ConversationList {...args}>{rows.slice(0, 4)}</ConversationList>
      <ConversationList {...args} loading headingLevel={2}>
        {[]}
      </ConversationList>
      <ConversationList {...args} suggestions={[]} headingLevel={2}>
        {[]}
      </ConversationList>
      <ConversationList {...args} suggestions={[]} headingLevel={2} compact search="Chinwe">
        {[]}
      </ConversationList>
    </div>
  ),
};
