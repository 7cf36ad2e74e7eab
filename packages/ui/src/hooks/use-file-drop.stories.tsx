import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { Card } from '../Card/Card.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useFileDrop } from './use-file-drop.ts';

interface ExampleProps {
  /** Called with the files. */
  onFiles: (files: File[]) => void;
}

function Example({ onFiles }: ExampleProps) {
  const [names, setNames] = useState('');
  const add = (files: File[]) => {
    setNames(files.map(({ name }) => name).join(', '));
    onFiles(files);
  };
  const { dropping, handlers } = useFileDrop(add);
  const now = names ? `Added: ${names}` : 'Drop pictures of your stall here';
  return (
    <Card asChild variant={dropping ? 'accent' : 'flat'}>
      <section className="story-form" aria-label="Pictures" {...handlers}>
        <p>{dropping ? 'Let go to add them' : now}</p>
        <input
          type="file"
          accept="image/*"
          multiple
          aria-label="Choose pictures"
          onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
        />
      </section>
    </Card>
  );
}

const meta = {
  title: 'Hooks/useFileDrop',
  component: Example,
  args: { onFiles: fn() },
  argTypes: {
    onFiles: {
      description: 'Called with the files that were dropped or pasted.',
      table: { type: { summary: '(files: File[]) => void' } },
    },
  },
  parameters: {
    docs: hookDocs('useFileDrop'),
    guide: {
      status: 'new',
      use: ['A part takes files: pictures of an album, of a message, an avatar.'],
      avoid: ['Pictures with previews and limits: FilePicker has it already.'],
      do: ['Check kind, number and size of what comes.', 'Show that the zone is ready while dropping is true.'],
      dont: ['Do not make it the only way: nobody can drop on a phone, or by keyboard.'],
      keyboard: [['Ctrl V, ⌘ V', 'With the focus in the zone, adds the files of the clipboard.']],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('region', { name: 'Pictures' });
    const photo = new File(['picture'], 'stall.jpg', { type: 'image/jpeg' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo);
    const over = () => new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(zone, over());
    await expect(canvas.getByText('Let go to add them')).toBeInTheDocument();
    const leave = (relatedTarget: Element | null) =>
      new DragEvent('dragleave', { dataTransfer, relatedTarget, bubbles: true });
    await fireEvent(zone, leave(canvas.getByLabelText('Choose pictures')));
    await expect(canvas.getByText('Let go to add them')).toBeInTheDocument();
    await fireEvent(zone, leave(null));
    await expect(canvas.getByText('Drop pictures of your stall here')).toBeInTheDocument();
    await fireEvent(zone, over());
    await fireEvent(zone, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
    await expect(canvas.getByText('Added: stall.jpg')).toBeVisible();
  },
};

/** Files are pasted with Ctrl V, with the focus anywhere in the zone. Pasted text is ignored. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const photo = new File(['picture'], 'stall.jpg', { type: 'image/jpeg' });
    const [pictures, words] = [new DataTransfer(), new DataTransfer()];
    pictures.items.add(photo);
    words.setData('text/plain', 'Akwete');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose pictures')).toHaveFocus();
    await userEvent.paste(words);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await userEvent.paste(pictures);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};
