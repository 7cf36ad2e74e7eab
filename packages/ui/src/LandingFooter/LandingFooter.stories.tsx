import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '../Logo/Logo.tsx';
import { LandingFooter } from './LandingFooter.tsx';

const meta = {
  title: 'Landing/LandingFooter',
  component: LandingFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    text: 'Ọjà is Yoruba for market. This one is open all day.',
    socialLinks: [
      { name: 'Instagram', href: 'https://www.instagram.com/' },
      { name: 'X', href: 'https://x.com/' },
    ],
  },
} satisfies Meta<typeof LandingFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
