import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { LandingHeader } from './LandingHeader.tsx';

const meta = {
  title: 'Landing/LandingHeader',
  component: LandingHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    actions: (
      <>
        <Button asChild variant="quiet">
          <a href="#login">Login</a>
        </Button>
        <Button asChild>
          <a href="#signup">Sign Up</a>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof LandingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
