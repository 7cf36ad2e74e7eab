import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hookDocs } from '../fixtures/hook-docs.ts';
import { useMinute } from './use-minute.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: 'numeric', minute: '2-digit' });

function Example() {
  const now = useMinute();
  return (
    <p>
      At the market it is going on <time dateTime={new Date(now).toISOString()}>{clock.format(now)}</time>.
    </p>
  );
}

const meta = {
  title: 'Hooks/useMinute',
  component: Example,
  parameters: {
    docs: hookDocs('useMinute'),
    guide: {
      status: 'new',
      use: ['A text depends on the present: “5 min ago”, Today, Yesterday.'],
      avoid: ['One moment as such: RelativeTime.', 'Seconds count: a timer of its own.'],
      do: ['Let the component take a now prop beside it, so that stories and tests can stop the time.'],
      dont: ['Do not ask Date.now() while rendering: it differs in each render, and never triggers one.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheMinute: Story = {
  play: async ({ canvasElement }) => {
    const shown = Date.parse(canvasElement.querySelector('time')?.dateTime ?? '');
    await expect(shown % 60_000).toBe(0);
    await expect(Math.abs(shown - Date.now())).toBeLessThanOrEqual(60_000);
  },
};
