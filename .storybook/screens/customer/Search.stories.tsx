import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { CUSTOMER } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/search: the categories to choose from.
const meta = {
  title: 'Screens/Customer/Search',
  component: AppScreen,
  args: { at: '/dashboard/search', viewer: CUSTOMER, shows: 'Electronics' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const NothingFound: Story = {
  args: { at: '/dashboard/search?query=zzz', shows: /zzz/ },
  globals: PHONE,
  tags: ['!screen'],
};
