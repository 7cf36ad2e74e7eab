import type { Meta, StoryObj } from '@storybook/react-vite';

import { DOWNLOAD_LINK } from '../fixtures/landing.tsx';
import { LandingDownload } from './LandingDownload.tsx';

const notYet = <p>The Android app is not out in this market yet. Oja works in your phone’s browser today.</p>;

const meta = {
  title: 'Landing/LandingDownload',
  component: LandingDownload,
  args: {
    title: 'Carry the market with you.',
    text: 'New posts, replies and offers, wherever you are.',
    action: DOWNLOAD_LINK,
  },
  argTypes: {
    action: {
      control: 'inline-radio',
      options: ['Download', 'Not yet'],
      mapping: { Download: DOWNLOAD_LINK, 'Not yet': notYet },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The Android app on the landing page.'],
      avoid: ['In the settings: a row with Download App.'],
      do: ['Where there is no file yet, say so in a sentence in the place of the button.'],
      dont: ['Do not disable the button instead.', 'Do not put words over the motif.'],
      keyboard: [['Tab', 'To the download.']],
    },
  },
} satisfies Meta<typeof LandingDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a file, and without. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <LandingDownload {...args} id="with" />
      <LandingDownload {...args} id="without" action={notYet} />
    </>
  ),
};
