import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useReachedEnd } from './use-reached-end.ts';

const GOODS = [
  'Garri, a paint bucket',
  'Palm oil, 25 litres',
  'Yam, five tubers',
  'Plantain, a bunch',
  'Ogbono, a derica',
  'Crayfish, a cup',
  'Ugu, two bunches',
  'Beans, a mudu',
  'Egusi, a mudu',
];
const PAGE = 3;

function Example() {
  const [shown, setShown] = useState(PAGE);
  const more = () => setShown((count) => count + PAGE);
  const end = useReachedEnd(more, 0);
  return (
    <section className="story-scroll" aria-label="Goods">
      {GOODS.slice(0, shown).map((name) => (
        <Card key={name}>{name}</Card>
      ))}
      {shown < GOODS.length && (
        <Button key={shown} ref={end} variant="secondary" onClick={more}>
          Load more
        </Button>
      )}
    </section>
  );
}

const meta = {
  title: 'Hooks/useReachedEnd',
  component: Example,
  parameters: {
    docs: hookDocs('useReachedEnd'),
    guide: {
      status: 'new',
      use: ['A list comes in pages, and the next one should be there before anyone reaches the end.'],
      avoid: ['Something only has to know whether it is seen: useInView.'],
      do: ['Put the ref on a button that loads the same page, for the keyboard and for when loading failed.'],
      dont: ['Do not start a load while a page is loading: the end can appear several times.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrolledDown: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Goods' });
    await expect(canvas.queryByText('Plantain, a bunch')).toBeNull();
    list.scrollTo({ top: list.scrollHeight });
    await expect(await canvas.findByText('Plantain, a bunch')).toBeInTheDocument();
    await expect(canvas.queryByText('Beans, a mudu')).toBeNull();
  },
};

/** The same without scrolling. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Load more' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Plantain, a bunch')).toBeInTheDocument();
  },
};
