import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { CUSTOMER } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// Any address without a page.
const meta = {
  title: 'Screens/Visitor/NotFound',
  component: AppScreen,
  args: { at: '/nowhere', shows: /page/i },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const InDashboard: Story = {
  args: { at: '/dashboard/nowhere', viewer: CUSTOMER, shows: 'Home' },
  globals: PHONE,
  tags: ['!screen'],
};
