import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { QuickQuestions } from './QuickQuestions.tsx';

const QUESTIONS = ['Is it still available?', 'What is your last price?', 'Where can I see it?'];

const meta = {
  title: 'Chat/QuickQuestions',
  component: QuickQuestions,
  args: { questions: QUESTIONS, onAsk: fn() },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above the field of a conversation, while the next message is about a post and nothing is typed.'],
      avoid: ['For answers that a vendor writes often: they need a preview before they are sent.'],
      do: ['Give at most three, each short enough for half a line of a phone.'],
      dont: ['Do not show them beside typed text or chosen pictures: it would not be clear what is sent.'],
      keyboard: [
        ['Tab', 'From question to question.'],
        ['Enter, Space', 'Sends the question.'],
      ],
    },
  },
} satisfies Meta<typeof QuickQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ onAsk }) => (
    <div className="story-sheet">
      <QuickQuestions questions={QUESTIONS} onAsk={onAsk} />
      <QuickQuestions questions={QUESTIONS.slice(0, 1)} onAsk={onAsk} />
      <QuickQuestions questions={[LONG_WORD, ...QUESTIONS]} onAsk={onAsk} />
      <QuickQuestions dir="auto" questions={[RTL.title]} onAsk={onAsk} />
    </div>
  ),
};

/** In a narrow window the line scrolls, and a question that gets the focus comes into view. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Questions that one press sends' });
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    for (let press = 0; press < 3; press += 1) await userEvent.tab();
    const last = canvas.getByRole('button', { name: 'Where can I see it?' });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(group.getBoundingClientRect().right);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Where can I see it?');
  },
};
