import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { TypingNotice } from './TypingNotice.tsx';

const meta = {
  title: 'Chat/TypingNotice',
  component: TypingNotice,
  args: { name: 'Adaeze' },
  argTypes: { name: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Between the messages and the writing field, while the other person types.'],
      avoid: ['Something that is loading: Spinner or a skeleton.', 'Whether someone is there: ChatHeader.'],
      do: [
        'Leave it mounted with null: its line keeps its place.',
        'Take it away when a message comes, and some seconds after the last sign of typing.',
      ],
      dont: ['Do not announce it: it would drown the messages.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof TypingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It appears and disappears without moving other elements, and is not announced. */
export const KeepsItsPlace: Story = {
  render: (args) => (
    <>
      <TypingNotice {...args} />
      <TypingNotice name={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [typing, quiet] = canvasElement.querySelectorAll('p');
    await expect(typing).toHaveTextContent('Adaeze is typing');
    await expect(typing?.offsetHeight).toBe(quiet?.offsetHeight);
    await expect(canvasElement.querySelector('[aria-live], [role=status]')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <TypingNotice name="Adaeze" />
      <TypingNotice name="فاطمة" />
      <TypingNotice name={LONG_WORD} />
    </div>
  ),
};
