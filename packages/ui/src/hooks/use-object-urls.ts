import { useEffect, useRef, useState } from 'react';

const NONE: ReadonlyMap<Blob, string> = new Map();

/**
 * Returns object URLs of picked files that are not uploaded yet. A file keeps its URL while it is in the list; the URL
 * is revoked, which frees its memory, when the file is removed or the component unmounts.
 * @param files the picked files, compared by identity
 * @returns the URL of each file, in their order; undefined on the first render, before there are URLs
 */
export function useObjectUrls(files: readonly Blob[]): (string | undefined)[] {
  const made = useRef(new Map<Blob, string>());
  const [urls, setUrls] = useState(NONE);

  useEffect(() => {
    const known = made.current;
    const gone = [...known.keys()].filter((file) => !files.includes(file));
    const added = files.filter((file) => !known.has(file));
    if (gone.length + added.length === 0) return;
    for (const file of gone) forget(known, file);
    for (const file of added) known.set(file, URL.createObjectURL(file));
    setUrls(new Map(known));
  }, [files]);

  useEffect(() => {
    const known = made.current;
    return () => {
      for (const file of known.keys()) forget(known, file);
    };
  }, []);
  return files.map((file) => urls.get(file));
}

function forget(known: Map<Blob, string>, file: Blob): void {
  URL.revokeObjectURL(known.get(file) ?? '');
  known.delete(file);
}
