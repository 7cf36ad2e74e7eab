import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';

interface AddPicturesProps {
  /** Called with the files that were chosen, of whatever kind. */
  onAdd: (files: File[]) => void;
}

/** The button that opens the system's own window for choosing pictures. */
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
          // Emptied, so that the same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
