import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 60 * 60_000;

const meta = {
  title: 'Layout/LocaleProvider',
  component: LocaleProvider,
  args: {
    locale: 'fr-FR',
    messages: {
      LoadMore: { more: 'Charger la suite' },
      RelativeTime: { hours: 'il y a {count} h' },
      TextArea: {
        left: { one: '{count} caractère restant', other: '{count} caractères restants' },
      },
    },
    children: (
      <div className="story-sheet">
        <TextArea label="Note" maxCharacters={1500} />
        <p>
          <RelativeTime value={NOW - 3 * HOUR} now={NOW} /> · <RelativeTime value={NOW - 99 * HOUR} now={NOW} />
        </p>
        <LoadMore hasMore auto={false} onLoadMore={() => undefined} />
      </div>
    ),
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The application has another language than English, or other words for a component everywhere.'],
      avoid: ['Other words in one place: the prop of the component, such as `label`.'],
      do: [
        'Render it once, around the application.',
        'Keep `messages` in a JSON file for each language, loaded before the first render.',
        'Leave out what is not translated yet: it stays English.',
      ],
      dont: [
        'Do not create `messages` in a render: everything inside would be rendered again.',
        'Do not join messages to a sentence: use the placeholders.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts, plurals, numbers and dates in French. */
export const Overview: Story = {
  tags: ['overview'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Charger la suite' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1\s500 caractères restants/);
    await expect(canvasElement).toHaveTextContent('il y a 3 h · 16 nov.');
  },
};

/** A text without a translation stays English. */
export const PartlyTranslated: Story = {
  args: { messages: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
  },
};
