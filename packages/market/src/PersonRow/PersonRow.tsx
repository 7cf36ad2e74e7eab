import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { formatNumber } from '@oja/ui/format-number';
import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PersonRow.module.css';
import { customersWord } from './customers.ts';
import { MESSAGES } from './messages.ts';

/** A person as shown in lists. */
export interface RowPerson extends Author {
  /** Number of followers. Leave out if it is unknown. */
  followersCount?: number | undefined;
}

export interface PersonRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The person. */
  person: RowPerson;
  /** The application's link to their profile, without content: `<Link to="/dashboard/profile/1" />`. */
  link?: ReactElement | undefined;
  /** The action: a FollowButton. */
  action?: ReactNode;
}

/** One person in a list (product §2, Find users), with two tab stops: the person and the action. */
export function PersonRow({ person, link, action, className, ...rest }: PersonRowProps) {
  const messages = useMessages('PersonRow', MESSAGES);
  const { locale } = useLocale();
  const { followersCount } = person;
  const followers = followersCount !== undefined && (
    <bdi className={styles.followers}>
      <b>{formatNumber(followersCount, locale)}</b> {customersWord(followersCount, locale, messages)}
    </bdi>
  );
  return (
    <div {...rest} className={cx(styles.row, className)}>
      <div className={styles.person}>
        <AuthorLine author={person} link={link} detail={followers} />
      </div>
      {action}
    </div>
  );
}
