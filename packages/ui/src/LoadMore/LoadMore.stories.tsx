import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Feedback/LoadMore',
  component: LoadMore,
  args: { hasMore: true, onLoadMore: fn(), label: 'Load more posts', auto: false },
  argTypes: { error: { control: 'text' }, placeholder: { control: 'text' }, endText: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['At the end of a list that comes in pages: news, people, notifications.'],
      avoid: [
        'A list that comes whole: nothing.',
        'An empty list, or a first page that failed: EmptyState.',
        'A conversation, which grows at its beginning.',
      ],
      do: [
        'Put it after the list, not into it, and set `aria-busy` on the list while it loads.',
        'Give as placeholder the skeleton of one item.',
        'Say in `label` what is loaded.',
      ],
      dont: [
        'Do not hide the button because it loads automatically: keyboard users need it, and so does a retry.',
        'Do not load again by yourself after an error.',
      ],
      keyboard: [
        ['Tab', 'To the button, after the last item.'],
        ['Enter, Space', 'Loads the next page; the focus stays, and at the end it moves to the end text.'],
      ],
    },
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const inColumn: Decorator = (Story) => (
  <div className="story-form">
    <Story />
  </div>
);

/** Three pages; the second fails at first. By keyboard alone, the focus is never lost. */
export const ByKeyboard: Story = {
  decorators: [inColumn],
  render: function Pages(args) {
    const [pages, setPages] = useState(1);
    const [tries, setTries] = useState(0);
    const failed = tries === 1;
    return (
      <>
        <ul aria-label="Posts">
          {Array.from({ length: pages * 2 }, (_, number) => (
            <li key={number}>Wrapper number {number + 1}</li>
          ))}
        </ul>
        <LoadMore
          {...args}
          hasMore={pages < 3}
          error={failed && 'Network Error!'}
          onLoadMore={() => {
            setTries(tries + 1);
            if (tries > 0) setPages(pages + 1);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more posts' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network Error!');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('You have seen it all.')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const load = fn((page: number) => page);

/** Pages too short to fill the view load one after the other automatically; after an error nothing loads. */
export const ByItself: Story = {
  args: { auto: true },
  decorators: [inColumn],
  render: function ShortPages(args) {
    const [pages, setPages] = useState(0);
    const [loading, setLoading] = useState(false);
    return (
      <LoadMore
        {...args}
        hasMore
        loading={loading}
        error={pages >= 3 && 'Network Error!'}
        onLoadMore={() => {
          load(pages);
          setLoading(true);
          setTimeout(() => {
            setPages(pages + 1);
            setLoading(false);
          }, 30);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(load.mock.calls).toEqual([[0], [1], [2]]);
  },
};

/** While it loads, a second press is ignored, and loading is announced. */
export const Loading: Story = {
  args: { loading: true },
  decorators: [inColumn],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      {[
        <LoadMore key="more" {...args} />,
        <LoadMore key="loading" {...args} loading placeholder={<Skeleton shape="text" lines={3} />} />,
        <LoadMore key="failed" {...args} error="Network Error!" />,
        <LoadMore key="end" {...args} hasMore={false} />,
        <LoadMore key="long" {...args} hasMore={false} endText={LONG_WORD} />,
      ].map((state) => (
        <div key={state.key} style={{ inlineSize: 'min(28rem, 100%)' }}>
          {state}
        </div>
      ))}
    </div>
  ),
};
