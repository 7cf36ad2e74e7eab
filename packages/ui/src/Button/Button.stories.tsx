import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { RTL } from '../fixtures/difficult-texts.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Post', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    icon: {
      control: 'select',
      options: ['None', 'Plus', 'Message'],
      mapping: { None: undefined, Plus: <Plus />, Message: <MessageCircle /> },
    },
    asChild: { control: false },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'An action of a form or a page: Save, Send, Change password.',
        'With asChild, a link that is the next step of the page: Get Started.',
      ],
      avoid: [
        'To go somewhere from running text: Link.',
        'An action that is only an icon: IconButton.',
        'On or off: Switch.',
      ],
      do: [
        'One primary button a view.',
        'Say what happens: “Delete file”, not “OK”.',
        'Use loading during the action: width and focus stay.',
      ],
      dont: [
        'Do not disable the submit button of an incomplete form; show what is missing after a submit.',
        'Do not put danger beside danger.',
        'Do not put what people wrote into it: it breaks between words only.',
      ],
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
      <Button fullWidth size="large">
        Full width
      </Button>
      <div className="story-row">
        <Button asChild icon={<MessageCircle />}>
          <a href="#chat">A link</a>
        </Button>
        <Button variant="secondary" dir="rtl" icon={<Plus />}>
          {RTL.title}
        </Button>
      </div>
      <div className="story-phone">
        <Button>Create a new post in the Building Material category and show it to everybody</Button>
      </div>
    </div>
  ),
};

/** In the loading state width and focus stay, and further presses are ignored. */
export const Loading: Story = {
  args: { loading: true, icon: <Plus /> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Post' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Confirm' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link that looks like a button; an application passes its router's link. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#signup">Create an account</a>, icon: <Plus /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#signup');
  },
};
