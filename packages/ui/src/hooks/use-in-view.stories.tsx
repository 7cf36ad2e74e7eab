import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useInView } from './use-in-view.ts';

interface ExampleProps {
  /** How much of it must be in view, from 0 to 1. */
  threshold: number;
  /** Stays true once it was in view. */
  once: boolean;
}

function Example({ threshold, once }: ExampleProps) {
  const card = useRef<HTMLDivElement>(null);
  const seen = useInView(card, { threshold, once });
  return (
    <div className="story-form">
      <p role="status">{seen ? 'The stall is in view.' : 'Scroll the street to the stall.'}</p>
      <section className="story-scroll" aria-label="Street">
        <div ref={card}>
          <Card>
            <Link href="#stall">Mama Ngozi’s stall</Link>
          </Card>
        </div>
      </section>
    </div>
  );
}

const meta = {
  title: 'Hooks/useInView',
  component: Example,
  args: { threshold: 0.5, once: false },
  argTypes: {
    threshold: { description: 'The part that must be in view, from 0 to 1.', table: { type: { summary: 'number' } } },
    once: { description: 'Stays true after the first time.', table: { type: { summary: 'boolean' } } },
  },
  parameters: {
    docs: hookDocs('useInView'),
    guide: {
      status: 'new',
      use: ['Something moves, plays or counts only while it is seen, or when it is first seen.'],
      avoid: [
        'The next page of a list is to be loaded: useReachedEnd.',
        'A picture is to be loaded late: loading="lazy".',
      ],
      do: ['Use once where it begins something that is not to begin again.'],
      dont: ['Do not hide what was not seen yet: without scripts it would stay hidden.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrolledTo: Story = {
  play: async ({ canvas }) => {
    const street = canvas.getByRole('region', { name: 'Street' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Scroll the street');
    street.scrollTo({ top: street.scrollHeight });
    await waitFor(() => expect(canvas.getByText('The stall is in view.')).toBeVisible());
    street.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText('Scroll the street to the stall.')).toBeVisible());
  },
};

export const Once: Story = {
  args: { once: true },
  play: async ({ canvas }) => {
    const street = canvas.getByRole('region', { name: 'Street' });
    street.scrollTo({ top: street.scrollHeight });
    await canvas.findByText('The stall is in view.');
    street.scrollTo({ top: 0 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByRole('status')).toHaveTextContent('The stall is in view.');
  },
};
