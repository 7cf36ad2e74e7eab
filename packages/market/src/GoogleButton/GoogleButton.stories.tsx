import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { GoogleButton } from './GoogleButton.tsx';

const meta = {
  title: 'Actions/GoogleButton',
  component: GoogleButton,
  args: { onClick: fn() },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The way in with a Google account, on /login.'],
      avoid: [
        'Where the installation has no Google client id: leave it out.',
        'Any other sign-in or a link to Google: Button, with a name of its own.',
      ],
      do: [
        'Give it the width of the Login button, as Google asks for equal weight.',
        'Use loading while Google’s window is open.',
      ],
      dont: ['Do not recolour it or put it on a picture.', 'Do not shorten the text to “Google”.'],
      keyboard: [
        ['Tab', 'Moves the focus to it; also while loading.'],
        ['Enter, Space', 'Opens Google’s window. While loading nothing happens.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoogleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While Google's window is open a second press is ignored, and the focus stays. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <>
      <GoogleButton />
      <GoogleButton label="Sign up with Google" />
      <GoogleButton loading />
      <GoogleButton disabled />
    </>
  ),
};
