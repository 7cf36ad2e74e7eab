import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useOpenState, type OpenState } from './use-open-state.ts';

function Example(props: OpenState) {
  const [open, setOpen] = useOpenState(props);
  return (
    <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? 'Close' : 'Open'}
    </Button>
  );
}

const meta = {
  title: 'Hooks/useOpenState',
  component: Example,
  args: { onOpenChange: fn() },
  argTypes: {
    onOpenChange: {
      description: 'Called when it opens and closes.',
      table: { type: { summary: '(open: boolean) => void' } },
    },
    defaultOpen: { description: 'Opens it initially.', table: { type: { summary: 'boolean' } } },
  },
  parameters: {
    docs: hookDocs('useOpenState'),
    guide: {
      status: 'new',
      use: ['An overlay of your own, so that it is controlled by the props that Dialog and Menu have.'],
      avoid: ['An overlay that only passes its props on to Dialog: that keeps the state already.'],
      do: ['Call its function wherever the overlay closes: its buttons, Escape, a press outside.'],
      dont: ['Do not keep the state a second time beside it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `open` it keeps the state, and reports each change. */
export const Uncontrolled: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** With `open` it only asks: here the caller does not follow. */
export const Controlled: Story = {
  args: { open: false, defaultOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};
