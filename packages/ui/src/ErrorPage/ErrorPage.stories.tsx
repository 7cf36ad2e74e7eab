import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Link } from '../Link/Link.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: {
    title: 'Failed to load messages',
    text: 'Network Error!',
    onRetry: fn(),
    action: (
      <Link variant="standalone" href="#dashboard">
        Go to the start
      </Link>
    ),
  },
  argTypes: {
    text: { control: 'text' },
    action: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      status: 'stable',
      use: [
        'A page that could not be loaded at all: “Failed to load messages”.',
        'An unexpected error, around the whole application.',
      ],
      avoid: [
        'A part of a page that failed: ErrorPanel.',
        'A failed action: a toast.',
        'An unknown address: NotFoundPage.',
      ],
      do: [
        'Say what failed, then why: the server’s own words where it gave some.',
        'Keep it in place while trying again, with retrying.',
      ],
      dont: ['Do not show codes or traces.', 'Do not offer a retry that cannot succeed.'],
      keyboard: [
        ['Tab', 'To the button, then to the other way out.'],
        ['Enter, Space', 'Tries again. While trying nothing happens.'],
      ],
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page. */
export const Overview: Story = { tags: ['overview'] };

/** The error is announced, and the button tries again. */
export const TriesAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('alert'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to load messages' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** During the new attempt the focus stays and a second press is ignored. */
export const Retrying: Story = {
  args: { retrying: true, inFrame: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};
