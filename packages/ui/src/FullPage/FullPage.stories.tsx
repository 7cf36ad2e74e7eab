import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { dashboardTabs } from '../fixtures/tabs.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FullPage } from './FullPage.tsx';

const meta = {
  title: 'Layout/FullPage',
  component: FullPage,
  args: { children: <Spinner size="large" label="Activating your account" /> },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 320 } },
    guide: {
      status: 'new',
      use: ['A page with a single state: loading, empty, failed.'],
      avoid: [
        'An unknown address: NotFoundPage.',
        'A page that failed: ErrorPage.',
        'A part of a page: use its content directly.',
      ],
      do: ['Say inFrame where a frame has a main part already: a page has one.'],
      dont: ['Do not put content in it that may be longer than the window; it belongs at the top then.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof FullPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its content is in the middle of the window. */
export const Overview: Story = { tags: ['overview'] };

const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;

/** In a layout it renders no main part and leaves space for the tab bar, so that nothing scrolls. */
export const InFrame: Story = {
  args: { inFrame: true },
  render: (args) => (
    <DashboardLayout tabs={dashboardTabs('home')}>
      <FullPage {...args} />
    </DashboardLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.abs(middle(canvas.getByRole('status')) - bar.top / 2)).toBeLessThan(80);
  },
};
