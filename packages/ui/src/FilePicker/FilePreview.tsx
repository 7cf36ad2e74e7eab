import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import styles from './FilePickerItem.module.css';

interface FilePreviewProps {
  /** URL of the picture, in memory or on the server; undefined until there is one. */
  url: string | undefined;
}

/** A picked picture, or an icon if the browser cannot show it: a file's name may not match its content. */
export function FilePreview({ url }: FilePreviewProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return <ImageOff className={styles.broken} aria-hidden="true" />;
  return (
    <img
      className={styles.preview}
      src={url}
      alt=""
      width="240"
      height="240"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
