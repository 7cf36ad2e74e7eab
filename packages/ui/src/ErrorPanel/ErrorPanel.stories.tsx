import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Link } from '../Link/Link.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

const back = (
  <Link variant="standalone" href="#dashboard">
    Back to the feed
  </Link>
);

const meta: Meta<typeof ErrorPanel> = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'The feed could not be loaded', text: 'Network Error!', onRetry: fn() },
  argTypes: {
    text: { control: 'text' },
    action: {
      control: 'inline-radio',
      options: ['Back to the feed', 'None'],
      mapping: { 'Back to the feed': back, None: undefined },
    },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['In the place of a part of the page that could not be loaded: the feed, a list of people.'],
      avoid: [
        'The whole page: ErrorPage.',
        'A failed action on a loaded page: a toast.',
        'Errors of a form: its fields, or Notice.',
      ],
      do: [
        'Say what could not be loaded, then the server’s own words.',
        'Keep it in place with retrying while it tries again.',
      ],
      dont: ['Do not offer a retry that cannot succeed: a deleted post.', 'Do not show it over loaded content.'],
      keyboard: [
        ['Tab', 'To the button, then to the other way out.'],
        ['Enter, Space', 'Tries again. While trying nothing happens.'],
      ],
    },
  },
};

export default meta;
type Story = StoryObj<typeof ErrorPanel>;

/** With a retry, retrying, without a retry, with another action, and with very long words. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ onRetry }) => (
    <div className="story-sheet story-columns">
      <ErrorPanel title="The feed could not be loaded" text="Network Error!" onRetry={onRetry} />
      <ErrorPanel title="The feed could not be loaded" text="Network Error!" onRetry={onRetry} retrying />
      <ErrorPanel title="This post no longer exists" text="Its author may have deleted it." action={back} />
      <ErrorPanel title={LONG_WORD} text={RTL.description} onRetry={onRetry} action={back} />
    </div>
  ),
};

/** The error is announced, and the button tries again. */
export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The feed could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a retry there is no button. */
export const NothingToDo: Story = {
  args: { onRetry: undefined, title: 'This post no longer exists' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
