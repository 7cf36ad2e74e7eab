import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Two left. I can send pictures now.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { tone: 'raised' } };
export const Accent: Story = { args: { tone: 'accent', padding: 'large' } };
export const AsArticle: Story = {
  args: {
    asChild: true,
    children: (
      <article>
        <h2>An article</h2>
        <p>The card is the element itself, not a box around it.</p>
      </article>
    ),
  },
};
