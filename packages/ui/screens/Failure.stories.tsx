import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { ErrorPage } from '../src/ErrorPage/ErrorPage.tsx';
import { Link } from '../src/Link/Link.tsx';
import { OfflineNotice } from '../src/OfflineNotice/OfflineNotice.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface FailureProps {
  /** A new attempt is under way. */
  retrying: boolean;
  /** There is no connection: the bar at the top says so. */
  offline: boolean;
  /** Tries again. */
  onRetry: () => void;
}

function Failure({ retrying, offline, onRetry }: FailureProps) {
  return (
    <DashboardLayout width="chat" tabs={dashboardTabs('chat')} notice={<OfflineNotice offline={offline} />}>
      <ErrorPage
        inFrame
        title="Failed to load messages"
        text="Network Error!"
        retrying={retrying}
        onRetry={onRetry}
        action={
          <Link variant="standalone" href="#chat">
            All conversations
          </Link>
        }
      />
    </DashboardLayout>
  );
}

/** A whole screen that could not be loaded, spec §8: here a conversation. */
const meta = {
  title: 'Screens/Failure',
  component: Failure,
  args: { retrying: false, offline: false, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OfflineAndRetrying: Story = { args: { offline: true, retrying: true }, globals: phone, tags: ['!screen'] };

/** What the application did not foresee takes the whole page; the button is the first thing that Tab reaches. */
export const Crashed: Story = {
  globals: phone,
  tags: ['!screen'],
  render: ({ onRetry }) => (
    <ErrorPage
      title="This page stopped working"
      text="Reload it; if that does not help, go back to the start."
      retryLabel="Reload"
      onRetry={onRetry}
      action={
        <Link variant="standalone" href="#start">
          Go to the start
        </Link>
      }
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
