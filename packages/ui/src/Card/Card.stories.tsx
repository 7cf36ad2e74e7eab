import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawnPicture } from '../fixtures/pictures.ts';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { Card } from './Card.tsx';

const TEXT = 'Two left. I can send pictures now.';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: TEXT },
  argTypes: { children: { control: 'text' }, asChild: { control: false } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['One object among others: an article, a plan, a form.'],
      avoid: [
        'Parts of one thing: space and Divider.',
        'A message about something: Notice.',
        'Content over the page: Dialog.',
      ],
      do: [
        'Let it be the element itself with asChild: an article, a list item.',
        'Use accent for the one of several that is recommended.',
      ],
      dont: ['Do not put cards into cards.', 'Do not make the whole card a link that holds further links.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Variants and paddings; a text without a break opportunity, and a right-to-left one. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet story-columns">
      <Card>{TEXT}</Card>
      <Card variant="raised">Raised: {TEXT}</Card>
      <Card variant="accent">Accent: {TEXT}</Card>
      <Card padding="none">
        <img src={drawnPicture(0, 480, 240).url} width="480" height="240" alt="No padding: pictures reach the edge." />
      </Card>
      <Card padding="small">Small padding.</Card>
      <Card padding="large">Large padding.</Card>
      <Card>{LONG_WORD}</Card>
      <Card dir="rtl">قماش قطني أصلي بألوان ثابتة</Card>
    </div>
  ),
};

/** With `asChild` the card is the element itself, without a wrapper. */
export const AsArticle: Story = {
  decorators: [(Story) => <div className="story-form">{Story()}</div>],
  args: {
    asChild: true,
    children: (
      <article>
        <h2>Akwete wrapper</h2>
        <p>{TEXT}</p>
      </article>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-padding', 'medium');
  },
};
