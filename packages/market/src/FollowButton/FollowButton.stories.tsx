import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { FollowButton } from './FollowButton.tsx';

const FAILURE = 'Error following/unfollowing user: Network Error!';

const meta = {
  title: 'People/FollowButton',
  component: FollowButton,
  args: { userName: 'adaeze_fabrics', isFollowing: false, onValueChange: fn() },
  argTypes: { error: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['In a row of people, on a profile, beside the author of a post.'],
      avoid: [
        'In the viewer’s own row of a list: leave it out; isSelf is for a place that would otherwise be empty.',
        'On or off of a setting: Switch.',
      ],
      do: [
        'Flip isFollowing at once, set loading, and flip it back with error when the call fails.',
        'primary only where following is the main action of the pane.',
      ],
      dont: [
        'Do not ask for confirmation: following again is one press.',
        'Do not take it away while loading: the focus would be lost.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it; “Following” then changes to “Unfollow”.'],
        ['Enter, Space', 'Follows, or no longer. While loading nothing happens.'],
      ],
    },
  },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheKeyboard: Story = {
  args: { isFollowing: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Following adaeze_fabrics' });
    await userEvent.tab();
    await expect(button).toHaveAccessibleName('Unfollow adaeze_fabrics');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(button).toHaveAccessibleName('Following adaeze_fabrics');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      {(['secondary', 'primary'] as const).map((variant) => (
        <div key={variant} className="story-row">
          {(['small', 'medium'] as const).map((size) => (
            <span key={size} className="story-row">
              <FollowButton {...args} {...{ variant, size }} />
              <FollowButton {...args} {...{ variant, size }} isFollowing />
              <FollowButton {...args} {...{ variant, size }} isFollowing loading />
              <FollowButton {...args} {...{ variant, size }} isSelf />
            </span>
          ))}
        </div>
      ))}
      {[false, true].map((isFollowing) => (
        <div key={String(isFollowing)} className="story-phone story-row">
          <FollowButton {...args} isFollowing={isFollowing} error={FAILURE} />
        </div>
      ))}
    </div>
  ),
};

/** Follows and unfollows with the pointer: the text changes, the width does not. */
export const WithThePointer: Story = {
  render: function Toggling(args) {
    const [isFollowing, setIsFollowing] = useState(false);
    const change = (next: boolean) => {
      setIsFollowing(next);
      args.onValueChange(next);
    };
    return <FollowButton {...args} isFollowing={isFollowing} onValueChange={change} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow adaeze_fabrics' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    // Just pressed, with the pointer still over it: it shows the state, not the next action.
    await expect(button).toHaveAccessibleName('Following adaeze_fabrics');
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expect(button).toHaveAccessibleName('Unfollow adaeze_fabrics');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Follow adaeze_fabrics');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** The new state is shown during the call; the focus stays, and a further press is ignored. */
export const Pending: Story = {
  args: { isFollowing: true, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Following adaeze_fabrics' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Following adaeze_fabrics');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** When the call fails, the button returns to the old state and shows the reason. */
export const RolledBack: Story = {
  render: function Failing(args) {
    const [state, setState] = useState<'before' | 'loading' | 'failed'>('before');
    return (
      <div className="story-row" style={{ alignItems: 'start', maxInlineSize: '24rem' }}>
        <FollowButton
          {...args}
          isFollowing={state === 'loading'}
          loading={state === 'loading'}
          error={state === 'failed' ? FAILURE : undefined}
          onValueChange={() => setState('loading')}
        />
        <Button variant="quiet" size="small" onClick={() => setState('failed')}>
          Lose the connection
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /adaeze_fabrics$/ });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Following adaeze_fabrics');
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await expect(button).toHaveAccessibleName('Follow adaeze_fabrics');
    await expect(canvas.getByRole('alert')).toHaveTextContent(FAILURE);
    await expect(button).toHaveAccessibleDescription(FAILURE);
  },
};

export const Oneself: Story = {
  args: { isSelf: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow adaeze_fabrics' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
