import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, SearchX } from 'lucide-react';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Conversations Yet',
    text: 'Ask a vendor a question and it will be here.',
    icon: <MessageCircle />,
    action: (
      <Button asChild>
        <a href="#find-users">Start a Chat</a>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const Oniko: Story = { args: { motif: 'oniko' } };
export const Eleko: Story = { args: { motif: 'eleko' } };
export const Ibadandun: Story = { args: { motif: 'ibadandun' } };
export const TitleOnly: Story = {
  args: { title: 'No results found for keke napep spare parts in Ibadan North-East', text: undefined, icon: <SearchX />, action: undefined },
};
