import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { LandingDownload } from './LandingDownload.tsx';

const meta = {
  title: 'Landing/LandingDownload',
  component: LandingDownload,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Carry the market with you.',
    text: 'New posts, replies and offers, wherever you are.',
    action: (
      <Button asChild>
        <a href="#download">Download for Android</a>
      </Button>
    ),
  },
} satisfies Meta<typeof LandingDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const NotYet: Story = { args: { action: <p>The Android app is not out in this market yet.</p> } };
