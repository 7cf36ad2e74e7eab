import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Makes a zone take files by dropping and pasting. Neither is for everybody: beside it stands a button that opens the
 * system's own dialog.
 * @param onFiles what to do with them, of whatever kind they are; without it the zone takes none
 * @returns the `handlers` to spread on the zone, and `dropping`: whether files hover over it now
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
      // Moving onto a child also "leaves"; only leaving the whole zone counts.
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
