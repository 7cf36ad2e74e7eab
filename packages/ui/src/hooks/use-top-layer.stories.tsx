import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useTopLayer } from './use-top-layer.ts';

function Portalled() {
  const dialog = useTopLayer();
  return createPortal(
    <p style={{ paddingBlock: 'var(--oja-space-4)' }}>{dialog ? 'Shown over the dialog' : 'Shown on the page'}</p>,
    dialog ?? document.body,
  );
}

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Customers" />
      <Portalled />
    </>
  );
}

const meta = {
  title: 'Hooks/useTopLayer',
  component: Example,
  parameters: {
    docs: { ...hookDocs('useTopLayer'), story: { inline: false, iframeHeight: 240 } },
    guide: {
      status: 'stable',
      use: ['Something is portalled out of its place: a menu, a list of choices, toasts.'],
      avoid: ['Content that is not portalled: it is in the dialog already.'],
      do: ['Portal into what it gives, or into the body while it gives null.'],
      dont: ['Do not try to lift anything over a dialog by z-index: the browser’s top layer knows none.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It moves into the dialog that opens, and back to the page when the dialog closes. */
export const MovesAlong: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(body).toHaveTextContent('Shown on the page');
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent('Shown over the dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body).toHaveTextContent('Shown on the page'));
  },
};
