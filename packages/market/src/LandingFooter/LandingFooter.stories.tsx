import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from '../Logo/Logo.tsx';
import { SOCIAL_LINKS } from '../fixtures/landing.tsx';
import { LandingFooter } from './LandingFooter.tsx';

const meta = {
  title: 'Landing/LandingFooter',
  component: LandingFooter,
  args: { logo: <Logo />, text: 'Ọjà is Yoruba for market. This one is open all day.', socialLinks: SOCIAL_LINKS },
  argTypes: {
    logo: {
      control: 'inline-radio',
      options: ['Logo', 'Mark'],
      mapping: { Logo: <Logo />, Mark: <Logo variant="mark" /> },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The end of the landing page, with its social links.'],
      avoid: ['Within the dashboard: nothing; the tab bar is there.'],
      do: ['Write the network’s name: a word is read by everybody, a mark only by those who know it.'],
      dont: ['Do not repeat Login and Sign Up here; the header is still in view.'],
      keyboard: [['Tab', 'Through the links; Enter opens one in a tab of its own.']],
    },
  },
} satisfies Meta<typeof LandingFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { name, href } of SOCIAL_LINKS) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
