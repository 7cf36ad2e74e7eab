import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Send } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const SEND = <IconButton label="Send" icon={<Send />} />;
const FLAG = (
  <Button variant="secondary" icon={<Flag />}>
    Flags
  </Button>
);

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Enter sends as well', children: SEND, delayMs: 200 },
  argTypes: { children: { options: ['icon', 'button'], mapping: { icon: SEND, button: FLAG }, control: 'radio' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 160 } },
    guide: {
      status: 'new',
      use: ['A further word about a control that has a name: a shortcut, why it is off, what a count counts.'],
      avoid: [
        'The name of an IconButton: it shows its own, by the browser and for nothing; this weighs 18 kB.',
        'Necessary information: a hint below the field, or plain text. Touch devices show no tooltip.',
        'Links and buttons inside: Popover.',
      ],
      do: ['Keep it to one short line.', 'Put it on what takes the focus, so that the keyboard finds it.'],
      dont: [
        'Never on a disabled button: it takes neither pointer nor focus. Use aria-disabled there.',
        'Do not repeat the name of the control.',
      ],
      keyboard: [
        ['Tab', 'To its control: shows it at once.'],
        ['Escape', 'Takes it away; the focus stays.'],
        ['Enter, Space', 'Presses the control, and takes it away.'],
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => screen.queryByRole('tooltip');

/** Shown immediately on focus, exposed as a description, closed by Escape while the focus stays. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).toHaveTextContent('Enter sends as well'));
    // The description's id is set a moment after its text is rendered.
    await waitFor(() => expect(button).toHaveAccessibleDescription('Enter sends as well'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Shown when the pointer rests, hidden when it leaves. The browser's own tooltip is not shown. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.hover(button);
    await expect(tooltip()).toBeNull();
    await waitFor(() => expect(tooltip()).toBeInTheDocument());
    await expect(button).toHaveAttribute('title', '');
    await userEvent.unhover(button);
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

/** Touch presses the button and shows no tooltip. */
export const OnTouch: Story = {
  args: { delayMs: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(tooltip()).toBeNull();
  },
};

/** Over a modal dialog it is shown inside the dialog. */
export const InADialog: Story = {
  render: (args) => <Dialog open title="New message" dismissible={false} actions={<Tooltip {...args} />} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus());
    await waitFor(() => expect(within(canvas.getByRole('dialog')).getByRole('tooltip')).toBeInTheDocument());
  },
};

/** Shown: above, below, and too long for one line. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <div style={{ display: 'grid', gap: '4rem', paddingBlock: '7rem 4rem', paddingInline: '6rem' }}>
        <Tooltip {...args} text={`Flags that wait for ${LONG_WORD.slice(0, 60)}`} defaultOpen>
          {FLAG}
        </Tooltip>
        <Tooltip {...args} side="bottom" defaultOpen>
          {SEND}
        </Tooltip>
      </div>
    </div>
  ),
};
