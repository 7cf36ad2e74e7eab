import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files that are dropped anywhere in the window, unless another part of the page takes them.
 * @param onFiles called with the files, of any kind; without it none are accepted
 * @returns whether files are dragged over the window
 */
export function useWindowDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  const drag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, defaultPrevented } = event;
    const isOffered = onFiles !== undefined && !defaultPrevented && dataTransfer?.types.includes('Files') === true;
    setIsOver(isOffered && type === 'dragover');
    if (!isOffered) return;
    event.preventDefault();
    if (type === 'drop') onFiles([...dataTransfer.files]);
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const name of ['dragover', 'drop'] as const)
      document.addEventListener(name, (event) => drag(event), { signal });
    // Without a next element, the pointer has left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    document.addEventListener('dragleave', leave, { signal });
    return () => left.abort();
  }, []);
  return isOver;
}
