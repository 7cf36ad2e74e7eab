import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { dashboardTabs } from '../fixtures/tabs.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { dismissToast, dismissToasts, toast, type ToastMessage } from './toast-store.ts';
import { ToastRegion } from './Toast.tsx';

const said: number[] = [];

/** Shows a toast, and removes it after the story, also after a failure. */
function showToast(message: ToastMessage): number {
  const id = toast(message);
  said.push(id);
  return id;
}

/** Waits until a toast takes the pointer: on a busy machine it is shown earlier. */
const takesPointer = (target: Element) => waitFor(() => expect(target).not.toHaveStyle({ pointerEvents: 'none' }));

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  beforeEach: () => () => said.splice(0).forEach(dismissToast),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
    guide: {
      status: 'stable',
      use: [
        'The result of an action, from any code: `toast({ tone: "success", title: "Saved" })`.',
        'An event: a new version.',
      ],
      avoid: [
        'The error of a field: the field’s error.',
        'A question: ConfirmDialog.',
        'A message of one part of the page: Notice.',
      ],
      do: [
        'One line as title; the server’s words as text.',
        'Give what can be read in five seconds, or make it persistent.',
        'Put ToastRegion once at the root of the application; call toast() anywhere.',
      ],
      dont: [
        'Nothing that people need later: it goes.',
        'No action that can be found nowhere else, but in a persistent one.',
      ],
      keyboard: [
        ['F8', 'To the toasts, from anywhere, also from a dialog.'],
        ['Tab, Shift+Tab', 'Through them and their buttons; their timers pause meanwhile.'],
        [
          'Escape',
          'Closes the focused one, otherwise the newest; after the last one the focus returns to its previous element.',
        ],
      ],
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));

/** Shows all of them before the story. */
const showing =
  (...messages: ToastMessage[]) =>
  () =>
    messages.forEach((message) => showToast({ persistent: true, ...message }));

/** Three at a time: a short one, one with a description, one with an action. */
export const Overview: Story = {
  tags: ['overview'],
  beforeEach: showing(
    { tone: 'success', title: 'Post created' },
    { tone: 'danger', title: 'Image upload failed', text: 'Failed to upload wrapper.jpg: Network Error!' },
    { tone: 'neutral', title: 'A new version is ready', action: { label: 'Reload', onSelect: fn() } },
  ),
};

export const LongAndRightToLeft: Story = {
  beforeEach: showing(
    { tone: 'warning', title: `Failed to upload ${LONG_WORD}` },
    { title: RTL.title, text: RTL.description },
  ),
  globals: { viewport: { value: 'phone' } },
};

/** Every field of a toast; press Show. */
export const Playground: StoryObj<ToastMessage> = {
  args: {
    title: 'Could not add a comment',
    text: 'An error occurred',
    tone: 'danger',
    durationMs: 5000,
    persistent: false,
    onClose: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'success', 'warning', 'danger'] },
    durationMs: { control: { type: 'range', min: 2000, max: 5000, step: 500 } },
  },
  render: (message: ToastMessage) => (
    <>
      <Button onClick={() => showToast({ ...message })}>Show</Button>
      <ToastRegion />
    </>
  ),
};

/** A control that is there before and after. */
const overPage: Decorator = (Story) => (
  <>
    <p>The page. What is said over it comes, and goes again.</p>
    <Story />
  </>
);

/** Pressing its action runs it and closes the toast. */
export const WithAction: Story = {
  decorators: [overPage],
  play: async ({ userEvent }) => {
    const onSelect = fn();
    const onClose = fn();
    showToast({ title: 'A new version is ready', persistent: true, action: { label: 'Reload', onSelect }, onClose });
    const reload = await waitFor(() => region().getByRole('button', { name: 'Reload' }));
    await takesPointer(reload);
    await userEvent.click(reload);
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** F8 focuses the toasts, Tab moves through them, Escape closes one, `onClose` is called, and the focus returns. */
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
    showToast({ tone: 'warning', title: 'Please fill all the necessary details', durationMs: 60_000, onClose });
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

/** Its timer pauses while the pointer is over it, and continues afterwards. */
export const PausesWhileHovered: Story = {
  decorators: [overPage],
  play: async ({ userEvent }) => {
    showToast({ title: 'Profile saved', persistent: true });
    const rested = await waitFor(() => region().getByRole('listitem'));
    await takesPointer(rested);
    await userEvent.hover(rested);
    // The toast is shown while the timer is paused, so its time cannot have run out before on a slow device.
    showToast({ title: 'Username copied', durationMs: 500 });
    const brief = await waitFor(() => region().getByText('Username copied'));
    // A hand is never wholly still; on a busy machine the window may get its focus in between, which starts the timers.
    for (let moves = 0; moves < 18; moves += 1) {
      await fireEvent.pointerMove(rested);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await expect(brief).toBeVisible();
    await userEvent.unhover(rested);
    await waitFor(() => expect(region().queryByText('Username copied')).toBeNull(), { timeout: 5000 });
    await expect(rested).toBeVisible();
  },
};

/** The focus pauses the timer too, so that nobody has to read under time pressure. */
export const PausesWhileFocused: Story = {
  decorators: [overPage],
  play: async ({ userEvent }) => {
    showToast({ title: 'Profile saved', persistent: true });
    const read = await waitFor(() => region().getByRole('listitem'));
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(read).toHaveFocus();
    showToast({ title: 'Account successfully deleted', durationMs: 500 });
    const brief = await waitFor(() => region().getByText('Account successfully deleted'));
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(brief).toBeVisible();
    await expect(read).toHaveFocus();
    // The next toast gets the focus, and its timer stays paused, until it is closed too.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(1));
    await expect(brief).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** A horizontal drag of the pointer. */
async function sweep(user: { pointer: (actions: object[]) => Promise<void> }, target: Element, by: number) {
  await takesPointer(target);
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 200, clientY: 10 } },
    { target, coords: { clientX: 200 + by / 2, clientY: 10 } },
    { target, coords: { clientX: 200 + by, clientY: 10 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 200 + by, clientY: 10 } },
  ]);
}

/** A toast swiped sideways is closed; one moved a little returns. */
export const Swiped: Story = {
  decorators: [overPage],
  play: async ({ userEvent }) => {
    showToast({ title: 'Username copied', persistent: true });
    const item = await waitFor(() => region().getByRole('listitem'));
    await sweep(userEvent, item, 20);
    await expect(item).toHaveAttribute('data-swipe', 'cancel');
    await waitFor(() => expect(item).toBeVisible());
    await sweep(userEvent, item, 120);
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** On a right-to-left page toasts are on the left, and are swiped to the left. */
export const SwipedRightToLeft: Story = {
  decorators: [overPage],
  render: () => (
    <div dir="rtl">
      <ToastRegion />
    </div>
  ),
  play: async ({ userEvent }) => {
    showToast({ title: 'Username copied', persistent: true });
    const item = await waitFor(() => region().getByRole('listitem'));
    await sweep(userEvent, item, 120);
    await waitFor(() => expect(item).toBeVisible());
    await sweep(userEvent, item, -120);
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** At most three are visible; the same message is not shown twice. */
export const ManyAtOnce: Story = {
  decorators: [overPage],
  play: async () => {
    const ids = ['One', 'Two', 'Three', 'Four', 'Four'].map((title) => showToast({ title, persistent: true }));
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
    await expect(region().queryByText('Four')).toBeNull();
    dismissToast(ids[0] ?? 0);
    await waitFor(() => expect(region().getAllByText('Four')).toHaveLength(1));
    ids.forEach(dismissToast);
    await waitFor(() => expect(region().queryByRole('listitem')).toBeNull());
  },
};

/** A form's errors of one submit are removed by the next submit; all other toasts stay. */
export const OfOneForm: Story = {
  decorators: [overPage],
  play: async () => {
    const onClose = fn();
    showToast({ title: 'Link copied', persistent: true });
    showToast({
      tone: 'danger',
      title: 'Please fill all the necessary details',
      group: 'login',
      persistent: true,
      onClose,
    });
    showToast({ tone: 'danger', title: 'Please fill all the necessary details', group: 'signup', persistent: true });
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(2));
    dismissToasts('login');
    await waitFor(() => expect(region().getByText('Please fill all the necessary details')).toBeVisible());
    dismissToasts('signup');
    await waitFor(() => expect(region().queryByText('Please fill all the necessary details')).toBeNull());
    await waitFor(() => expect(region().getByText('Link copied')).toBeVisible());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** At the end of the window, above the tab bar, clear of the title and of the offline bar. */
export const InTheDashboard: Story = {
  beforeEach: showing({ tone: 'danger', title: 'Network Error!' }, { tone: 'success', title: 'Link copied' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DashboardLayout tabs={dashboardTabs('home')} notice={<OfflineNotice offline />}>
      <PageHeader title="Today in the market" />
      <ToastRegion />
    </DashboardLayout>
  ),
  play: async ({ canvas }) => {
    const toasts = await waitFor(() =>
      region()
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect()),
    );
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.min(...toasts.map(({ top }) => top))).toBeGreaterThan(title.bottom);
    await waitFor(() =>
      expect(
        Math.max(
          ...region()
            .getAllByRole('listitem')
            .map((item) => item.getBoundingClientRect().bottom),
        ),
      ).toBeLessThan(bar.top),
    );
  },
};

/** Over a modal dialog a toast moves into the dialog: visible and reachable. */
export const OverADialog: Story = {
  render: () => (
    <>
      <Dialog open title="Edit comment" />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'danger', title: 'Could not edit comment', text: 'An error occurred', persistent: true });
    const inDialog = within(canvas.getByRole('dialog'));
    await waitFor(() => expect(inDialog.getByText('Could not edit comment')).toBeVisible());
    await userEvent.click(inDialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Could not edit comment')).toBeNull());
  },
};
