import { useObjectUrls } from '@oja/ui/hooks/use-object-urls';
import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';

import { selectPictures } from './chat-pictures.ts';

interface ChosenPicture {
  id: string;
  file: File;
}

/** The pictures chosen for the next message, with their previews and the error of the last choice. */
export function useMessagePictures() {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [message, setMessage] = useState<string>();
  const files = useMemo(() => chosen.map(({ file }) => file), [chosen]);
  const urls = useObjectUrls(files);

  return {
    files,
    message,
    images: chosen.map(({ id, file }, index) => ({ id, name: file.name, previewUrl: urls[index] ?? '' })),
    add: (picked: File[]) => {
      const { accepted, message: problem } = selectPictures(files, picked);
      setMessage(problem);
      setChosen([...chosen, ...accepted.map((file) => ({ id: nanoid(), file }))]);
    },
    remove: (id: string) => {
      setMessage(undefined);
      setChosen(chosen.filter((picture) => picture.id !== id));
    },
    clear: () => {
      setMessage(undefined);
      setChosen([]);
    },
  };
}
