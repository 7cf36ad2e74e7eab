import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Ellipsis, Expand, Heart, Search, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { drawnPicture } from '../fixtures/pictures.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: <Search />, onClick: fn() },
  argTypes: {
    icon: {
      control: 'select',
      options: ['Search', 'More', 'Close'],
      mapping: { Search: <Search />, More: <Ellipsis />, Close: <X /> },
    },
    asChild: { control: false },
    children: { control: false },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['An action whose picture everybody knows: back, search, close, more.', 'On top of pictures, with overlay.'],
      avoid: [
        'The main action of a page, or one whose picture needs thought: Button with icon and words.',
        'A choice that stays: Switch, Tabs.',
      ],
      do: [
        'Say in label what a press does to what: “Remove wrapper.jpg”, not “Remove”.',
        'For on and off give aria-pressed and keep the label.',
      ],
      dont: ['Do not shrink it: 44 px is what a thumb hits.', 'Do not put two with the same picture side by side.'],
      keyboard: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Presses it. As a link, Enter alone.'],
      ],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Pressed by key and by pointer; in a form it does not submit. */
export const Plain: Story = {
  render: (args) => (
    <form onSubmit={onSubmit}>
      <IconButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(onSubmit).not.toHaveBeenCalled();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** Each variant in its normal, pressed and disabled state; overlay on a picture. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      {(['plain', 'filled'] as const).map((variant) => (
        <div key={variant} className="story-row">
          <IconButton variant={variant} label="More" icon={<Ellipsis />} />
          <IconButton variant={variant} label="Like" icon={<Heart />} aria-pressed />
          <IconButton variant={variant} label="Not available" icon={<Search />} disabled />
        </div>
      ))}
      <div
        className="story-row"
        style={{ padding: '3rem', background: `url("${drawnPicture(2).url}") center / cover` }}
      >
        <IconButton variant="overlay" label="View pictures" icon={<Expand />} />
        <IconButton variant="overlay" label="Not removable" icon={<X />} disabled />
      </div>
    </div>
  ),
};

/** With the application's link as its child, without content. */
export const AsLink: Story = {
  args: { asChild: true, label: 'Back', icon: <ArrowLeft />, children: <a href="#feed">{''}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#feed');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
