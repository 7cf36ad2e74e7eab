import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { LinkSlot } from '@oja/ui/LinkSlot';
import { cx } from '@oja/ui/cx';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './PostLine.module.css';

export interface PostLineProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What is offered. */
  title: string;
  /** The application's link to the post, without content; it covers the line. */
  link?: ReactElement | undefined;
  /** URL of its first picture. */
  pictureUrl?: string | null | undefined;
  /** Its price in naira; null if the vendor gave none, undefined to show none. */
  price?: number | null | undefined;
  /** What else is to be known, in one line: "Runs until Friday", "Ikeja, Lagos". */
  note?: ReactNode;
}

/** A post in one line, where it is a reminder beside something else: its picture, title and price. */
export function PostLine({ title, link, pictureUrl, price, note, className, ...rest }: PostLineProps) {
  return (
    <div {...rest} className={cx(styles.line, className)}>
      <PostThumb pictureUrl={pictureUrl} />
      <LinkSlot link={link} className={styles.link}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {price !== undefined && <Price amount={price} />}
        {note && <span className={styles.note}>{note}</span>}
      </LinkSlot>
    </div>
  );
}
