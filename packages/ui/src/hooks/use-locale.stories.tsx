import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useLocale } from './use-locale.ts';

function Size({ bytes }: { bytes: number }) {
  const { locale, format } = useLocale();
  const size = (bytes / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });
  return <p>{format('{size} kB, {bytes} bytes', { size, bytes })}</p>;
}

function Example() {
  return (
    <>
      <Size bytes={12_345} />
      <LocaleProvider locale="de-DE">
        <Size bytes={12_345} />
      </LocaleProvider>
    </>
  );
}

const meta = {
  title: 'Hooks/useLocale',
  component: Example,
  parameters: {
    docs: hookDocs('useLocale'),
    guide: {
      status: 'new',
      use: ['A component shows a number or a date, or a message with placeholders.'],
      avoid: ['A message without placeholders: useMessages is enough.'],
      do: ['Pass `locale` to `Intl`.', 'Pass numbers to `format` as numbers: it formats them and chooses the plural.'],
      dont: ['Do not create a date format in every row of a list: cache it for each locale, as `per-locale` does.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same number in Nigeria and in Germany. */
export const TwoLocales: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.3 kB, 12,345 bytes')).toBeVisible();
    await expect(canvas.getByText('12,3 kB, 12.345 bytes')).toBeVisible();
  },
};
