import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { ConversationList } from '../src/ConversationList/ConversationList.tsx';
import { ConversationRow } from '../src/ConversationRow/ConversationRow.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { CHAT_NOW, CONVERSATIONS, LAGOS, NOT_WRITTEN_YET } from '../src/fixtures/chat.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

const ALL = [...CONVERSATIONS, ...NOT_WRITTEN_YET];

interface ChatListProps {
  /** Whose conversations there are. */
  rows: readonly (typeof ALL)[number][];
  /** The search in force. */
  search?: string;
  /** On its way. */
  loading?: boolean;
}

function ChatList({ rows, search: given = '', loading = false }: ChatListProps) {
  const [search, setSearch] = useState(given);
  const found = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <DashboardLayout tabs={dashboardTabs('chat', rows.length > 0 || loading ? {} : { messages: 0 })}>
      <ConversationList {...{ search, loading }} onSearch={setSearch} searchDelay={0} startLink={<a href="#find-users">{''}</a>}>
        {found.map(({ id, ...row }) => (
          <ConversationRow key={id} {...row} link={<a href={`#chat/${id}`}>{''}</a>} now={CHAT_NOW} timeZone={LAGOS} />
        ))}
      </ConversationList>
    </DashboardLayout>
  );
}

/** /dashboard/chat: with whom one talks, or could. */
const meta = {
  title: 'Screens/ChatList',
  component: ChatList,
  args: { rows: ALL },
  argTypes: { rows: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = { args: { rows: [] }, globals: phone, tags: ['!screen'] };
export const NoMatch: Story = { args: { search: 'Chinwe' }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { rows: [], loading: true }, globals: phone, tags: ['!screen'] };

/** Finds a customer, looks at the picture, and gets to the conversation, by keyboard. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const followed = fn();
    const follow = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof Element) followed(event.target.closest('a')?.getAttribute('href'));
    };
    await userEvent.type(canvas.getByRole('searchbox'), 'adaeze');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /unread/ })).toHaveLength(3));
    await expect(canvas.queryByText('Musa Ibrahim')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /picture of Adaeze/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.tab();
    // The page of the stories stays where it is.
    document.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#chat/adaeze');
  },
};
