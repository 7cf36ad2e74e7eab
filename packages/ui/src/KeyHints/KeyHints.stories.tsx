import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TRIAGE } from '../fixtures/key-hints.ts';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { KeyHints } from './KeyHints.tsx';

const meta = {
  title: 'Feedback/KeyHints',
  component: KeyHints,
  args: { label: 'Keys in this list', hints: TRIAGE },
  argTypes: { hints: { control: 'object' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      status: 'new',
      use: [
        'Above a list that is worked through by keys of its own: one line, once a screen.',
        'In the dialog that lists the keys of a page: stacked.',
      ],
      avoid: ['Keys that every list supports: Tab and Enter.', 'Important information: a Notice.'],
      do: [
        'Put the keys on what they press as well, with aria-keyshortcuts.',
        'Have letters work only while the focus is in the list (WCAG 2.1.4).',
      ],
      dont: ['Do not say more than half a dozen.', 'Do not make a key the only way to do something.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof KeyHints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each key with its action; screen readers read a symbol by its name. */
export const NamesSigns: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Keys in this list' });
    await expect(list).toBeVisible();
    const [next] = canvas.getAllByRole('listitem');
    await expect(next).toHaveTextContent('J ↓Arrow Down next');
    await expect(canvas.getByText('↓')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The keys of a sequence have a word between them. */
export const Sequence: Story = {
  args: { hints: [{ keys: ['G', 'H'], sequence: true, does: 'go home' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('G then H go home');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <KeyHints {...args} />
      <KeyHints label="Keys in a dialog" hints={TRIAGE} stacked />
      <div style={{ maxInlineSize: '14rem' }}>
        <KeyHints label="Keys where there is little room" hints={TRIAGE} />
      </div>
      <KeyHints label="Keys with long words" hints={[{ keys: ['Escape'], does: LONG_WORD }]} />
    </div>
  ),
};
