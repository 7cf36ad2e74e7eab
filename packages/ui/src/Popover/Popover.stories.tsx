import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from './Popover.tsx';

const BUTTON = <Button variant="secondary">What is a verified vendor?</Button>;
const ICON = <IconButton label="What is a verified vendor?" icon={<CircleQuestionMark />} />;
const TEXT = 'Oja has seen their identity card and their shop. Pay when you have the goods in your hands all the same.';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: { trigger: BUTTON, label: 'Verified vendors', children: TEXT, onOpenChange: fn() },
  argTypes: {
    trigger: { options: ['button', 'icon'], mapping: { button: BUTTON, icon: ICON }, control: 'radio' },
    children: { control: 'text' },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 280 } },
    guide: {
      status: 'new',
      use: [
        'An explanation that few need, beside what it explains.',
        'One or two fields or buttons: a filter, a link to copy.',
      ],
      avoid: [
        'A list of actions: Menu.',
        'A question that must be answered: Dialog or ConfirmDialog.',
        'A word or two about a button: Tooltip.',
      ],
      do: ['Name it by what it is about.', 'Close it from inside when its task is done: give a function as content.'],
      dont: ['Nothing that people need to go on: they may never open it.', 'No popover within a popover.'],
      keyboard: [
        ['Enter, Space', 'On the trigger: opens it; the focus goes to the first control inside, else to it.'],
        ['Tab', 'From one of its controls to the next, and from the last to the first.'],
        ['Escape', 'Closes it; the focus returns to the trigger. A dialog below stays.'],
      ],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, read and closed by keyboard; the page is never locked. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'What is a verified vendor?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Verified vendors' });
    await expect(popover).toHaveTextContent('Oja has seen their identity card');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** A press outside closes it, and also reaches the element below. */
export const PressElsewhere: Story = {
  render: (args) => (
    <div className="story-row">
      <Popover {...args} />
      <Button variant="quiet" onClick={fn()}>
        Follow
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is a verified vendor?' }));
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveFocus();
  },
};

/** Its content closes it; over a dialog it opens inside the dialog. */
export const ClosesItselfInADialog: Story = {
  render: (args) => (
    <Dialog open title="Create a post">
      <Popover {...args}>{(close) => <Button onClick={close}>Done</Button>}</Popover>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Create a post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'What is a verified vendor?' }));
    const done = await dialog.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(done);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'What is a verified vendor?' })).toHaveFocus());
  },
};

/** Open. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <div className="story-row" style={{ minBlockSize: '16rem', alignItems: 'start' }}>
        <Popover {...args} align="start" defaultOpen>
          <p>{TEXT}</p>
          <Button size="small" variant="secondary">
            How to become one
          </Button>
        </Popover>
      </div>
    </div>
  ),
};

/** At the edge of a phone it flips to the side with room, and breaks unbreakable words. */
export const LongAtTheEdge: Story = {
  args: { defaultOpen: true, trigger: ICON, label: `About ${LONG_WORD}`, children: <p>{`${TEXT} `.repeat(3)}</p> },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await waitFor(() => expect(box.left >= 0 && box.right <= window.innerWidth).toBe(true));
  },
};

/** In a part of the page with another theme it has the colours of that part, though it is rendered outside it. */
export const InAThemedPart: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div data-theme="light" className="story-form">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector<HTMLElement>('[data-theme]')!;
    const groundOf = (element: Element) => getComputedStyle(element).getPropertyValue('--oja-color-ground');
    const popover = await screen.findByRole('dialog');
    await expect(part.contains(popover)).toBe(false);
    await waitFor(() => expect(groundOf(popover)).toBe(groundOf(part)));
    part.dataset['theme'] = 'dark';
    await waitFor(() => expect(groundOf(popover)).toBe(groundOf(part)));
    part.dataset['theme'] = 'light';
  },
};
