import type { Meta, StoryObj } from '@storybook/react-vite';

import { LandingSection } from './LandingSection.tsx';

const meta = {
  title: 'Landing/LandingSection',
  component: LandingSection,
  parameters: { layout: 'fullscreen' },
  args: { id: 'story', title: 'A part of the landing page', text: 'With a sentence under its heading.', children: <p>Its content.</p> },
} satisfies Meta<typeof LandingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Deep: Story = { args: { ground: 'deep' } };
