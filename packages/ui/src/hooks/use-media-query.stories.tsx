import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { hookDocs } from '../fixtures/hook-docs.ts';
import { withWidth } from '../../test/window-settings.ts';
import { useMediaQuery } from './use-media-query.ts';

interface ExampleProps {
  /** The media query. */
  query: string;
}

function Example({ query }: ExampleProps) {
  const holds = useMediaQuery(query);
  return (
    <p>
      <code>{query}</code> {holds ? 'holds' : 'does not hold'} in this window.
    </p>
  );
}

const meta = {
  title: 'Hooks/useMediaQuery',
  component: Example,
  args: { query: '(width >= 48rem)' },
  argTypes: {
    query: { description: 'The media query, as in CSS.', table: { type: { summary: 'string' } } },
  },
  parameters: {
    docs: hookDocs('useMediaQuery'),
    guide: {
      status: 'new',
      use: ['A part is left out or replaced from some width on.', 'A timer or a download should not even start.'],
      avoid: [
        'The same parts are arranged otherwise: a media query in the style sheet, which needs no script.',
        'Less motion: useReducedMotion.',
      ],
      do: ['Take widths from the breakpoint tokens.'],
      dont: ['Do not render on the server what then jumps: say with onServer what most people will have.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheWindow: Story = {
  play: async ({ canvas }) => {
    const expected = matchMedia('(width >= 48rem)').matches ? 'holds in this window.' : 'does not hold in this window.';
    await expect(canvas.getByText(/in this window/)).toHaveTextContent(`(width >= 48rem) ${expected}`);
    await withWidth(390, () =>
      waitFor(() => expect(canvas.getByText(/in this window/)).toHaveTextContent('does not hold')),
    );
    await withWidth(820, () =>
      waitFor(() => expect(canvas.getByText(/in this window/)).toHaveTextContent('48rem) holds')),
    );
  },
};
