import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useObjectUrls } from './use-object-urls.ts';

function Example() {
  const [files, setFiles] = useState<File[]>([]);
  const urls = useObjectUrls(files);
  return (
    <div className="story-form">
      <label className="story-row">
        Pictures of your stall
        <input
          type="file"
          accept="image/*"
          multiple
          onChange={({ currentTarget }) => setFiles([...files, ...(currentTarget.files ?? [])])}
        />
      </label>
      {files.map((file, index) => (
        <div key={file.name} className="story-row">
          <img src={urls[index]} alt={file.name} width="96" height="96" />
          <Button variant="quiet" onClick={() => setFiles(files.filter((other) => other !== file))}>
            Remove {file.name}
          </Button>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Hooks/useObjectUrls',
  component: Example,
  parameters: {
    docs: hookDocs('useObjectUrls'),
    guide: {
      status: 'new',
      use: ['Files were picked and are shown before they are uploaded: a picture for a message, a new avatar.'],
      avoid: ['The file is uploaded already: its own address.'],
      do: ['Keep the File objects in state; the addresses follow from them.'],
      dont: ['Do not keep an address beyond the component: it is given back with it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="40" fill="#f5ad1b"/></svg>';
const drawn = (name: string) => new File([drawing], name, { type: 'image/svg+xml' });

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Pictures of your stall'), [drawn('stall.svg'), drawn('yams.svg')]);
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'stall.svg' });
    await waitFor(() => expect(picture.naturalWidth).toBe(96));
    const { src } = picture;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stall.svg' }));
    await expect(fetch(src)).rejects.toThrow();
    await expect(canvas.getByRole('img', { name: 'yams.svg' })).toBeVisible();
  },
};
