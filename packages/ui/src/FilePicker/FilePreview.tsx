import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import styles from './FilePickerItem.module.css';

interface FilePreviewProps {
  /** Address of the picture in this page's memory, or on the server; undefined while there is none yet. */
  url: string | undefined;
}

/** A picture as picked, or a sign in its place where the browser cannot show it: not every file is what its name says. */
export function FilePreview({ url }: FilePreviewProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return <ImageOff className={styles.broken} aria-hidden="true" />;
  return <img className={styles.preview} src={url} alt="" width="240" height="240" draggable={false} onError={() => setBroken(true)} />;
}
