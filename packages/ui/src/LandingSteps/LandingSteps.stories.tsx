import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { LandingSteps } from './LandingSteps.tsx';

const meta = {
  title: 'Landing/LandingSteps',
  component: LandingSteps,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Three steps, then you are in.',
    steps: [
      { title: 'Open your account', text: 'It takes a minute and costs nothing.' },
      { title: 'Follow your people', text: 'Their new posts come straight to your feed.' },
      { title: 'Chat, agree, collect', text: 'Message the vendor and agree on terms.' },
    ],
    actions: (
      <Button asChild size="large">
        <a href="#signup">Create an account</a>
      </Button>
    ),
  },
} satisfies Meta<typeof LandingSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
