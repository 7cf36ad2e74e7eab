import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

interface AddPicturesProps {
  /** Called with the chosen files, of any kind. */
  onAdd: (files: File[]) => void;
}

/** The button that opens the system's file dialog for pictures. */
export function AddPictures({ onAdd }: AddPicturesProps) {
  const messages = useMessages('MessageComposer', MESSAGES);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={messages.addPictures} icon={<ImagePlus />} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={messages.picturesInput}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // Cleared, so that the same file can be chosen again after its removal.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
