import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from './Logo.tsx';

const meta = {
  title: 'Identity/Logo',
  component: Logo,
  args: { variant: 'full', label: 'Oja' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Once a page: in the header of the landing page, over the account forms, while the shell loads.'],
      avoid: ['Running text: write Oja.', 'As an ornament: AdireMotif.'],
      do: [
        'Set its height with block-size; the width follows.',
        'Leave a circle’s width free around it.',
        'Use the mark alone below 24 px, or beside the name.',
      ],
      dont: [
        'Do not recolour it: ring and letters take the ink, the heart is marigold.',
        'Do not set it on the cloth.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both variants, in the sizes they are used in. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row">
        <Logo className="story-logo-large" />
        <Logo />
      </div>
      <div className="story-row">
        <Logo variant="mark" className="story-logo-large" />
        <Logo variant="mark" />
      </div>
    </div>
  ),
};

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Oja' })).toBeVisible();
  },
};

/** A link around it has the accessible name; the logo is then hidden from screen readers. */
export const InALink: Story = {
  args: { label: '' },
  render: (args) => (
    <a href="#home" aria-label="Oja, home">
      <Logo {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Oja, home' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
