import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Makes a zone accept dropped and pasted files. Not everybody can drop or paste: provide a button that opens the
 * system's file dialog too.
 * @param onFiles called with the files, of any kind; without it the zone accepts none
 * @returns the `handlers` for the zone, and `dropping`: whether files are dragged over it
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [dropping, setDropping] = useState(false);
  const take = (list: FileList) => {
    if (list.length > 0) onFiles?.([...list]);
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Entering a child also fires "leave"; only leaving the whole zone counts.
      const goingTo = event.relatedTarget;
      if (!(goingTo instanceof Node && event.currentTarget.contains(goingTo))) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDropping(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
  };
  return { dropping, handlers };
}
