import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /testing: the image carousel by itself.
const meta = {
  title: 'Screens/Visitor/Testing',
  component: AppScreen,
  args: { at: '/testing', shows: 'Image carousel' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };
