import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Post', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    icon: { control: 'select', options: ['None', 'Plus', 'Message'], mapping: { None: undefined, Plus: <Plus />, Message: <MessageCircle /> } },
    asChild: { control: false },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['An action of a form or a page: Post, Follow, Save Password.', 'With asChild, a link that is the next step of the page: Get Started.'],
      avoid: ['To go somewhere from running text: Link.', 'An action that is only an icon: IconButton.', 'On or off: Switch.'],
      do: ['One primary button a view.', 'Say what happens: “Delete post”, not “OK”.', 'Use loading while the work is under way: width and focus stay.'],
      dont: ['Do not disable a submit button to say that the form is incomplete; let it say what is missing.', 'Do not put danger beside danger.'],
      keyboard: [
        ['Tab', 'Moves the focus to it; also while loading.'],
        ['Enter, Space', 'Presses it. While loading nothing happens. As a link, Enter alone.'],
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className="story-row">
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon={<Plus />}>
            With icon
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <Button fullWidth>Full width</Button>
    </div>
  ),
};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <Button>Follow</Button>
      <Button variant="secondary" icon={<MessageCircle />}>
        Message
      </Button>
      <Button variant="quiet">No</Button>
      <Button variant="danger" icon={<Trash2 />}>
        Delete
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      <Button size="small">Follow</Button>
      <Button>Save Password</Button>
      <Button size="large">Get Started</Button>
    </div>
  ),
};

/** Work is under way: the width stays, the focus stays, a second press does nothing. */
export const Loading: Story = {
  args: { loading: true, icon: <Plus /> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Post' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LoadingVariants: Story = {
  render: () => (
    <div className="story-row">
      <Button loading>Post</Button>
      <Button loading variant="secondary">
        Message
      </Button>
      <Button loading variant="danger">
        Delete
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Confirm' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'large', children: 'Register' } };

export const LongText: Story = {
  args: { children: 'Create a new post in the Building Material category and show it to everybody' },
};

/** A link that looks like a button; an application puts its router's link here. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#signup">Create an account</a>, icon: <Plus /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#signup');
  },
};
