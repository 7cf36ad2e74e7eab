import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type Ref } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useComposedRef } from './use-composed-ref.ts';

/** A field that counts its letters through its own ref, and passes its element to the caller's. */
function CountedField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const own = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const composed = useComposedRef(own, ref);
  const count = () => {
    if (output.current) output.current.textContent = `${own.current?.value.length} letters`;
  };
  return (
    <div className="story-form">
      <TextField ref={composed} label="Title" defaultValue="Ankara" onInput={count} />
      <output ref={output}>6 letters</output>
    </div>
  );
}

function Example() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="story-form">
      <CountedField ref={field} />
      <div>
        <Button variant="secondary" onClick={() => field.current?.focus()}>
          To the title
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Hooks/useComposedRef',
  component: Example,
  parameters: {
    docs: hookDocs('useComposedRef'),
    guide: {
      status: 'new',
      use: [
        'A component needs its element and must also pass it on: to a form library, or to a caller that moves the focus.',
      ],
      avoid: ['Only one of them needs it: pass the ref through.'],
      do: ['Keep both refs stable; useRef and register() are.'],
      dont: ['Do not pass a function that is written in the render: it would be called again in each render.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOwners: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To the title' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard(' wrapper');
    await expect(canvas.getByText('14 letters')).toBeVisible();
  },
};
