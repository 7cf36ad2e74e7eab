import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

import { IconButton } from '@oja/ui/IconButton';

interface AddPicturesProps {
  /** Called with the chosen files, of any kind. */
  onAdd: (files: File[]) => void;
}

/** The button that opens the system's file dialog for pictures. */
export function AddPictures({ onAdd }: AddPicturesProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Add pictures" icon={<ImagePlus />} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Pictures"
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // Cleared, so that the same file can be chosen again after its removal.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
