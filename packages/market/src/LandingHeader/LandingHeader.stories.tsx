import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { withWindow } from '../../../ui/test/window-settings.ts';
import { Logo } from '../Logo/Logo.tsx';
import { ACCOUNT_LINKS } from '../fixtures/landing.tsx';
import { LandingHeader } from './LandingHeader.tsx';

const meta = {
  title: 'Landing/LandingHeader',
  component: LandingHeader,
  args: { logo: <Logo />, actions: ACCOUNT_LINKS },
  argTypes: {
    logo: {
      control: 'inline-radio',
      options: ['Logo', 'Mark'],
      mapping: { Logo: <Logo />, Mark: <Logo variant="mark" /> },
    },
    actions: {
      control: 'inline-radio',
      options: ['Login and Sign Up', 'None'],
      mapping: { 'Login and Sign Up': ACCOUNT_LINKS, None: undefined },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'The bar at the top of the landing page; it stays while the page scrolls, where the window is high enough.',
      ],
      avoid: [
        'Within the dashboard: PageHeader, and TabBar at the bottom.',
        'On the account pages: AccountLayout has the logo.',
      ],
      do: [
        'Two actions at most, so that they fit a phone beside the logo.',
        'Make Sign Up the primary one; Login is quiet.',
      ],
      dont: ['Do not add a menu: the page is one scroll long.'],
      keyboard: [['Tab', 'After the skip link, through the actions.']],
    },
  },
} satisfies Meta<typeof LandingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

const page = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: '300vh' }}>
    <Story />
  </div>
);
const headerTop = (header: HTMLElement) => header.getBoundingClientRect().top;

/** In a window of usual height it stays visible while the page scrolls. */
export const Stays: Story = {
  decorators: [page],
  play: async ({ canvas }) => {
    await withWindow(1440, 900, async () => {
      window.scrollTo(0, 500);
      await expect(headerTop(canvas.getByRole('banner'))).toBe(0);
      window.scrollTo(0, 0);
    });
  },
};

/** A phone at 200 percent: nothing overflows, both actions are in one line, and the header scrolls with the page. */
export const OnAPhoneAt200Percent: Story = {
  decorators: [page],
  play: async ({ canvas, userEvent }) => {
    await withWindow(195, 422, async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      const logo = canvas.getByRole('img', { name: 'Oja' }).getBoundingClientRect();
      const [login, signUp] = ['Login', 'Sign Up'].map((name) =>
        canvas.getByRole('link', { name }).getBoundingClientRect(),
      );
      await expect(logo.width).toBeGreaterThan(logo.height);
      await expect(login?.top).toBeGreaterThanOrEqual(logo.bottom);
      await expect(signUp?.top).toBe(login?.top);
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveFocus();
      window.scrollTo(0, 300);
      await expect(headerTop(canvas.getByRole('banner'))).toBe(-300);
      window.scrollTo(0, 0);
    });
  },
};
