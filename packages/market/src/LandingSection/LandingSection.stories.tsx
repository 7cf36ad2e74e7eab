import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LandingSection } from './LandingSection.tsx';

const meta = {
  title: 'Landing/LandingSection',
  component: LandingSection,
  args: {
    id: 'story',
    title: 'Buying here feels like your own market.',
    text: 'You know the seller, you ask your questions, and you see it before you pay.',
    children: <p>From Aba to Zaria, every row has its people.</p>,
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['A part of the landing page that none of the ready sections is: heading, a sentence, content.'],
      avoid: [
        'Reasons, steps, prices: LandingReasons, LandingSteps, LandingPricing use it already.',
        'A part of a dashboard screen: a heading and Card.',
      ],
      do: ['Let plain and deep take turns.', 'Give each its own id, so that it can be linked to.'],
      dont: ['Do not set a picture behind its heading.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LandingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both variants. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <LandingSection {...args} id="plain" />
      <LandingSection {...args} id="deep" ground="deep" title="Three steps, then you are in." />
    </>
  ),
};

/** It is a region named by its heading. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Buying here feels like your own market.' })).toHaveAttribute(
      'id',
      'story',
    );
  },
};
