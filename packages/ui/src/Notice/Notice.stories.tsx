import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD } from '../fixtures/posts.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Check your email: the link in it activates your account.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { kind: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your email');
  },
};
export const Failure: Story = {
  args: { kind: 'error', children: 'This link has already been used.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Info: Story = { args: { kind: 'info', title: 'Daily plan', children: 'You will be asked to pay ₦1,000.' } };
export const WarningWithAction: Story = {
  args: {
    kind: 'warning',
    children: 'This account is not activated yet.',
    action: (
      <Button variant="secondary" size="small">
        Send the link again
      </Button>
    ),
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongWord: Story = { args: { kind: 'error', children: `Failed to upload ${LONG_WORD}.jpg` } };
