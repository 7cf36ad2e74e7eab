import type { ReactElement, ReactNode } from 'react';

import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { RelativeTime } from '@oja/ui/RelativeTime';
import styles from './PostCardAuthor.module.css';

interface PostCardAuthorProps {
  /** The author. */
  author: Author;
  /** Id of the author's name, for the card's `aria-labelledby`. */
  nameId: string;
  /** Link to the author, without content. */
  link: ReactElement | undefined;
  /** When it was posted. */
  createdAt: number | string | Date;
  /** A few words below the time. */
  note: ReactNode;
  /** The post's menu. */
  menu: ReactNode;
}

/** The first row of a post: author, time and note. */
export function PostCardAuthor({ author, nameId, link, createdAt, note, menu }: PostCardAuthorProps) {
  return (
    <header className={styles.row}>
      <AuthorLine author={author} link={link} nameId={nameId} />
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {menu}
    </header>
  );
}
