import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { hookDocs } from '../fixtures/hook-docs.ts';
import { useSurroundings } from './use-surroundings.ts';

function Direction() {
  const [{ direction, theme }, ref] = useSurroundings();
  return (
    <p ref={ref}>
      {direction === 'rtl' ? 'من اليمين إلى اليسار' : 'Left to right'}, {theme}
    </p>
  );
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
  title: 'Hooks/useSurroundings',
  component: Example,
  parameters: {
    docs: hookDocs('useSurroundings'),
    guide: {
      status: 'new',
      use: [
        'A primitive needs the direction for its arrow keys and sides.',
        'A portal needs the theme of its trigger.',
      ],
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

/** The nearest `dir` and `data-theme` apply, also when they change later. */
export const Nearest: Story = {
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll('p')].map((element) => element.textContent);
    const theme = document.documentElement.dataset['theme'];
    await expect(shown()).toEqual([
      `Left to right, ${theme}`,
      `من اليمين إلى اليسار, ${theme}`,
      `Left to right, ${theme}`,
    ]);
    const box = canvasElement.querySelector<HTMLElement>('.story-form')!;
    box.dir = 'rtl';
    box.dataset['theme'] = 'light';
    await waitFor(() =>
      expect(shown()).toEqual(['من اليمين إلى اليسار, light', 'من اليمين إلى اليسار, light', 'Left to right, light']),
    );
    box.removeAttribute('dir');
    delete box.dataset['theme'];
  },
};
