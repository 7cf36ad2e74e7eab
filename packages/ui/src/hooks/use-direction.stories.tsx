import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hookDocs } from '../fixtures/hook-docs.ts';
import { useDirection } from './use-direction.ts';

function Direction() {
  const [direction, ref] = useDirection();
  return <p ref={ref}>{direction === 'rtl' ? 'من اليمين إلى اليسار' : 'Left to right'}</p>;
}

function Example() {
  return (
    <div className="story-form">
      <Direction />
      <div dir="rtl">
        <Direction />
        <div dir="ltr">
          <Direction />
        </div>
      </div>
    </div>
  );
}

const meta = {
  title: 'Hooks/useDirection',
  component: Example,
  parameters: {
    docs: hookDocs('useDirection'),
    guide: {
      status: 'new',
      use: ['A primitive needs the direction for its arrow keys and sides.'],
      avoid: [
        'Looks alone: logical properties follow the direction by themselves.',
        'Text that people wrote: `dir="auto"` on it.',
      ],
      do: ['Put the ref on an element within the page, such as the trigger: a portalled element has other ancestors.'],
      dont: ['Do not ask the document: a part of a page may run the other way.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The nearest `dir` applies. */
export const Nearest: Story = {
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('p')].map((element) => element.textContent)).toEqual([
      'Left to right',
      'من اليمين إلى اليسار',
      'Left to right',
    ]);
  },
};
