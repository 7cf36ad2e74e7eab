import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Accepts files that are dropped anywhere in the window, unless another part takes them or a dialog is open.
 * @param onFiles called with the files, of any kind; without it none are accepted
 * @returns whether files are dragged over the window
 */
export function useWindowDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  /** A picture of the page itself is dragged: for browsers it is a file. */
  const isOfPage = useRef(false);
  const drag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, defaultPrevented } = event;
    const isOffered =
      onFiles !== undefined &&
      !defaultPrevented &&
      !isOfPage.current &&
      dataTransfer?.types.includes('Files') === true &&
      document.querySelector('dialog[open], [role="dialog"]') === null;
    setIsOver(isOffered && type === 'dragover');
    if (!isOffered) return;
    event.preventDefault();
    if (type === 'drop' && dataTransfer.files.length > 0) onFiles([...dataTransfer.files]);
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const name of ['dragover', 'drop'] as const)
      document.addEventListener(name, (event) => drag(event), { signal });
    for (const name of ['dragstart', 'dragend'] as const)
      document.addEventListener(name, () => (isOfPage.current = name === 'dragstart'), { signal });
    // Without a next element, the pointer has left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    document.addEventListener('dragleave', leave, { signal });
    return () => left.abort();
  }, []);
  return isOver;
}
