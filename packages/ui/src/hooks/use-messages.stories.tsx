import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useMessages } from './use-messages.ts';

const MESSAGES = { clear: 'Clear search' };

function ClearButton() {
  const messages = useMessages('SearchField', MESSAGES);
  return <IconButton label={messages.clear} icon="×" />;
}

function Example() {
  return (
    <div className="story-row">
      <ClearButton />
      <LocaleProvider locale="fr-FR" messages={{ SearchField: { clear: 'Effacer la recherche' } }}>
        <ClearButton />
      </LocaleProvider>
    </div>
  );
}

const meta = {
  title: 'Hooks/useMessages',
  component: Example,
  parameters: {
    docs: hookDocs('useMessages'),
    guide: {
      status: 'new',
      use: ['A component has words of its own: a label of an icon button, an error, a default of a prop.'],
      avoid: ['The words are the application’s: a prop.'],
      do: [
        'Keep the English texts in `messages.ts` beside the component, and add their type to `ComponentMessages` there.',
        'Write whole sentences with placeholders, and fill them with `format` of useLocale.',
      ],
      dont: ['Do not build a text from two messages: languages differ in the order of words.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** English without a provider, French inside one. */
export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
  },
};
