import type { Meta, StoryObj } from '@storybook/react-vite';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { NotFoundPage } from '../src/NotFoundPage/NotFoundPage.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface NotFoundProps {
  /** The address is one of the dashboard's: its frame stays. */
  inDashboard: boolean;
}

function NotFound({ inDashboard }: NotFoundProps) {
  if (!inDashboard) return <NotFoundPage homeLink={LINK} />;
  return (
    <DashboardLayout tabs={dashboardTabs()}>
      <NotFoundPage inFrame homeLink={LINK} />
    </DashboardLayout>
  );
}

/** Any address that leads nowhere. */
const meta = {
  title: 'Screens/NotFound',
  component: NotFound,
  args: { inDashboard: false },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const InDashboard: Story = { args: { inDashboard: true }, globals: phone, tags: ['!screen'] };
