import type { ReactElement, ReactNode } from 'react';

import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PostCardAuthor.module.css';
import { MESSAGES } from './messages.ts';

interface PostCardAuthorProps {
  /** The author. */
  author: Author;
  /** Id of the author's name, for the card's `aria-labelledby`. */
  nameId: string;
  /** Link to the author, without content. */
  link: ReactElement | undefined;
  /** When it was posted. */
  createdAt: number | string | Date;
  /** The post is an advert. */
  promoted: boolean;
  /** The post's menu. */
  menu: ReactNode;
}

/** The first row of a post: author and time. */
export function PostCardAuthor({ author, nameId, link, createdAt, promoted, menu }: PostCardAuthorProps) {
  const messages = useMessages('PostCard', MESSAGES);
  return (
    <header className={styles.row}>
      <AuthorLine author={author} link={link} nameId={nameId} />
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
        {promoted && <span className={styles.promoted}>{messages.promoted}</span>}
      </span>
      {menu}
    </header>
  );
}
