import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { PostMenu, postPermissions } from '../PostMenu/PostMenu.tsx';
import { PostTile } from '../PostTile/PostTile.tsx';
import { PostGrid } from './PostGrid.tsx';

const GOODS: readonly [title: string, price: number, area: string, condition: string][] = [
  ['Sumec Firman generator, 3.5 kVA', 140_000, 'Ikeja, Lagos', 'Nigerian Used'],
  ['Standing fan, 18 inches', 32_000, 'Jos North, Plateau', 'Foreign Used'],
  ['Akwete handwoven wrapper, two yards', 18_500, 'Aba South, Abia', 'Brand New'],
  ['Toyota Corolla 2010, accident free', 4_800_000, 'Nassarawa, Kano', 'Foreign Used'],
  ['Party jollof by the cooler', 65_000, 'Surulere, Lagos', 'Brand New'],
  ['Deep freezer, 300 litres, with its carton and both keys', 210_000, 'Owerri Municipal, Imo', 'Brand New'],
  ['Ankara, six yards', 12_000, 'Ibadan North, Oyo', 'Brand New'],
];

const posts = GOODS.map(([title, price, area, condition], index) => (
  <PostTile
    key={title}
    title={title}
    titleLink={<a href={`#post-${index}`}>{''}</a>}
    {...{ price, area, condition }}
    picture={drawnPicture(index % 4, index === 3 ? 600 : 900, 800)}
    onSave={fn()}
  />
));

const empty = <EmptyState icon={<SearchX />} title="No results found for zeppelin" />;

const meta = {
  title: 'Market/PostGrid',
  component: PostGrid,
  args: {
    label: 'Posts found',
    children: posts,
    empty,
    end: <LoadMore hasMore={false} onLoadMore={fn()} />,
    onRetry: fn(),
  },
  argTypes: {
    children: { control: 'inline-radio', options: ['posts', 'none'], mapping: { posts, none: [] } },
    empty: { control: false },
    end: { control: false },
    error: { control: 'object' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['Posts that people compare with each other: results, a category, saved posts, those of a person.'],
      avoid: ['The feed, which people read one by one: PostList. It may offer the grid as another view.'],
      do: ['Give it the whole width of the page: it chooses its columns.'],
      dont: ['Do not put other cards into it: each place is a PostTile.'],
      keyboard: [
        ['←, →, ↑, ↓', 'To the tile in that direction.'],
        ['Home, End', 'To the first and the last tile.'],
        ['Tab', 'Through the tiles and their buttons.'],
      ],
    },
  },
} satisfies Meta<typeof PostGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const linkOf = (index: number) => ({ name: GOODS[index]?.[0] ?? '' });

/** The arrows move by rows and columns, also into a last row that is shorter. */
export const ByArrows: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', linkOf(0)).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowDown', 5],
      ['ArrowDown', 6],
      ['ArrowUp', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowUp', 0],
      ['ArrowLeft', 0],
      ['End', 6],
      ['ArrowDown', 6],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(canvas.getByRole('link', linkOf(index)), `${key} to ${index}`).toHaveFocus();
    }
  },
};

/** The arrows belong to a tile's open menu, and to a dialog that it has opened. */
export const ArrowsElsewhere: Story = {
  args: {
    children: [
      <PostTile
        key="menu"
        title="Standing fan, 18 inches"
        titleLink={<a href="#fan">{''}</a>}
        price={32_000}
        menu={
          <>
            <PostMenu
              may={postPermissions({ isAuthor: true, isAdmin: false })}
              title="Standing fan, 18 inches"
              editLink={<a href="#edit">{''}</a>}
              onFlag={fn()}
              onDelete={fn()}
            />
            <dialog aria-label="Flag this post">
              <input type="radio" aria-label="Spam" />
            </dialog>
          </>
        }
      />,
      ...posts,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // The menu's first press replaces its trigger.
    const trigger = () => canvas.getByRole('button', { name: 'Menu of “Standing fan, 18 inches”' });
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    canvas.getByRole<HTMLDialogElement>('dialog', { hidden: true }).showModal();
    canvas.getByRole('radio', { name: 'Spam' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    canvas.getByRole<HTMLDialogElement>('dialog').close();
  },
};

/** Two columns on the narrowest phone, and nothing is cut off at its side. */
export const OnAPhone: Story = {
  args: { className: 'story-phone' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((tile) => tile.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Placeholders until there are posts. */
export const Loading: Story = { args: { children: [], loading: true } };

export const Failed: Story = {
  args: { children: [], error: { title: 'The posts could not be loaded', text: 'Network Error!' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { children: [] } };

/** As wide as the sheet. */
export const Overview: Story = { tags: ['overview'] };
