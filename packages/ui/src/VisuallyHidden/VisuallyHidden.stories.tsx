import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Layout/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: () => (
    <Button variant="secondary">
      12 <VisuallyHidden>unread messages</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '12 unread messages' })).toBeVisible();
  },
};
