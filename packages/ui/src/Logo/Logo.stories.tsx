import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from './Logo.tsx';

const meta = { title: 'Identity/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Oja' })).toBeVisible();
  },
};
export const Mark: Story = { args: { variant: 'mark' } };
export const InALink: Story = {
  render: () => (
    <a href="#home" aria-label="Oja, home">
      <Logo label="" />
    </a>
  ),
};
