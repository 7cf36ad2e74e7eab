import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Feedback/NotFoundPage',
  component: NotFoundPage,
  args: { homeLink: LINK },
  argTypes: { homeLink: { ...linkControl, options: ['Link'] } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
    guide: {
      status: 'stable',
      use: ['Any address that leads nowhere, within the dashboard as well.'],
      avoid: [
        'A page that exists and could not be loaded: ErrorPage.',
        'A post that was deleted: ErrorPanel in its place, so that the rest of the page stays.',
      ],
      do: [
        'Lead home: to the dashboard when logged in, otherwise to the landing page.',
        'Say inFrame within DashboardLayout.',
      ],
      dont: ['Do not send people elsewhere without a word: then they do not learn that their link is wrong.'],
      keyboard: [
        ['Tab', 'Moves the focus to the way home.'],
        ['Enter', 'Goes home.'],
      ],
    },
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page. */
export const Overview: Story = { tags: ['overview'] };

/** One heading says what happened, one link leads home; as the whole page it is the main part. */
export const LeadsHome: Story = {
  args: { homeLink: <a href="#dashboard">{''}</a> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Lost in Space' }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Take Me Home' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#dashboard');
  },
};

/** In a layout with a main part it renders none. */
export const InFrame: Story = {
  args: { inFrame: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};
