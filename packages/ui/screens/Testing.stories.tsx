import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Card } from '../src/Card/Card.tsx';
import { ImageCarousel } from '../src/ImageCarousel/ImageCarousel.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { drawnPictures } from '../src/fixtures/pictures.ts';

interface TestingProps {
  /** Number of pictures. */
  count: number;
  /** Advances every 5 s. */
  autoPlay: boolean;
}

function Testing({ count, autoPlay }: TestingProps) {
  return (
    <main className="story-column">
      <PageHeader title="Image carousel" text="Swipe it, turn it with the arrow keys, or let it go by itself." />
      <Card padding="none">
        <ImageCarousel label="the demo" pictures={drawnPictures(count)} autoPlay={autoPlay} eager onOpen={fn()} />
      </Card>
    </main>
  );
}

/** /testing: the image carousel by itself. */
const meta = {
  title: 'Screens/Testing',
  component: Testing,
  args: { count: 4, autoPlay: false },
  tags: ['screen'],
} satisfies Meta<typeof Testing>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NoPictures: Story = { args: { count: 0 }, globals: phone, tags: ['!screen'] };

/** As visitors get it: it may advance, so it can be stopped. */
export const Playing: Story = {
  args: { autoPlay: true },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause pictures' }));
    await expect(canvas.getByRole('button', { name: 'Play pictures' })).toBeVisible();
    await expect(canvas.getByText('1 / 4')).toBeVisible();
  },
};
