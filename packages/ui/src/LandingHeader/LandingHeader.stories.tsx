import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from '../Logo/Logo.tsx';
import { ACCOUNT_LINKS } from '../fixtures/landing.tsx';
import { LandingHeader } from './LandingHeader.tsx';

const meta = {
  title: 'Landing/LandingHeader',
  component: LandingHeader,
  args: { logo: <Logo />, actions: ACCOUNT_LINKS },
  argTypes: {
    logo: { control: 'inline-radio', options: ['Logo', 'Mark'], mapping: { Logo: <Logo />, Mark: <Logo variant="mark" /> } },
    actions: { control: 'inline-radio', options: ['Login and Sign Up', 'None'], mapping: { 'Login and Sign Up': ACCOUNT_LINKS, None: undefined } },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The bar at the top of the landing page; it stays while the page scrolls.'],
      avoid: ['Within the dashboard: PageHeader, and TabBar at the bottom.', 'On the account pages: AccountLayout has the logo.'],
      do: ['Two actions at most, so that they fit a phone beside the logo.', 'Make Sign Up the primary one; Login is quiet.'],
      dont: ['Do not add a menu: the page is one scroll long.'],
      keyboard: [['Tab', 'After the skip link, through the actions.']],
    },
  },
} satisfies Meta<typeof LandingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** On a phone at 200 percent the actions move below the logo instead of out of the window. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const logo = canvas.getByRole('img', { name: 'Oja' }).getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Login' }).getBoundingClientRect();
    await expect(logo.width).toBeGreaterThan(logo.height);
    await expect(action.top).toBeGreaterThanOrEqual(logo.bottom);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveFocus();
  },
};
