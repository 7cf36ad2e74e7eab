import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';

import { Link } from '../Link/Link.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { usePaneCycle } from './use-pane-cycle.ts';

function Example() {
  const root = useRef<HTMLDivElement>(null);
  usePaneCycle(root);
  return (
    <div ref={root} className="story-row">
      <section aria-label="Stalls" tabIndex={-1} data-pane-content="stalls">
        <Link href="#ngozi">Mama Ngozi</Link>
      </section>
      <section aria-label="Saved" tabIndex={-1} data-pane-content="saved">
        <Link href="#akwete">Blue Akwete</Link>
      </section>
    </div>
  );
}

const meta = {
  title: 'Hooks/usePaneCycle',
  component: Example,
  parameters: {
    docs: hookDocs('usePaneCycle'),
    guide: {
      status: 'new',
      use: ['Columns stand side by side that are no SplitView, such as a feed and what is beside it.'],
      avoid: ['In a SplitView: it has the key already.'],
      do: ['Give each pane a name, tabindex -1 and data-pane-content.'],
      dont: ['Do not use it twice on a page: both would move the focus.'],
      keyboard: [['F6, Shift+F6', 'Goes to the next pane, and to the previous one.']],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cycled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Stalls' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Saved' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('link', { name: 'Mama Ngozi' })).toHaveFocus();
  },
};
