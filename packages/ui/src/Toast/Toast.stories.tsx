import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { dismissToast, toast, ToastRegion } from './Toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));

/** Each kind; shown from plain functions, as a store's listener does. */
export const Kinds: Story = {
  beforeEach: () => {
    const ids = [
      toast({ kind: 'success', title: 'Post created', persistent: true }),
      toast({ kind: 'error', title: 'Image upload failed', text: 'Failed to upload wrapper.jpg: Network Error!', persistent: true }),
      toast({ kind: 'info', title: 'A new version is ready', persistent: true, action: { label: 'Reload', onPress: fn() } }),
    ];
    return () => ids.forEach(dismissToast);
  },
  play: async () => {
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
  },
};

/** F8 jumps to them, Tab moves through them, Escape closes one, `onClose` is told, and the focus goes back. */
export const ByKeyboard: Story = {
  render: () => (
    <>
      <Button>Register</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const onClose = fn();
    toast({ kind: 'warning', title: 'Please fill all the necessary details', durationMs: 60_000, onClose });
    await waitFor(() => expect(region().getByText('Please fill all the necessary details')).toBeVisible());
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(region().getByRole('listitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus());
  },
};

/** The clock stops while a pointer rests on it, and goes on afterwards. */
export const PausesWhileHovered: Story = {
  play: async ({ userEvent }) => {
    toast({ title: 'Username copied', durationMs: 500 });
    const item = await waitFor(() => region().getByRole('listitem'));
    await userEvent.hover(item);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(item).toBeVisible();
    await userEvent.unhover(item);
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull(), { timeout: 2000 });
  },
};

/** At most three are seen; the same message is not said twice. */
export const ManyAtOnce: Story = {
  play: async () => {
    const ids = ['One', 'Two', 'Three', 'Four', 'Four'].map((title) => toast({ title, persistent: true }));
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
    await expect(region().queryByText('Four')).toBeNull();
    dismissToast(ids[0] ?? 0);
    await waitFor(() => expect(region().getAllByText('Four')).toHaveLength(1));
    ids.forEach(dismissToast);
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** Over a modal dialog a toast is seen, heard and reached: it moves into it. */
export const OverADialog: Story = {
  render: () => (
    <>
      <Dialog open onClose={() => undefined} title="Edit comment" />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    toast({ kind: 'error', title: 'Could not edit comment', text: 'An error occurred', persistent: true });
    const inDialog = within(canvas.getByRole('dialog'));
    await waitFor(() => expect(inDialog.getByText('Could not edit comment')).toBeVisible());
    await userEvent.click(inDialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Could not edit comment')).toBeNull());
  },
};
