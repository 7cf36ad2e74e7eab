import type { ReactElement, ReactNode } from 'react';

import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import styles from './PersonRow.module.css';
import { customersWord, formatCount } from './customers.ts';

/** A person as others meet them in lists. */
export interface RowPerson extends Author {
  /** How many follow them. Leave out where it is not known. */
  followersCount?: number | undefined;
}

export interface PersonRowProps {
  /** Who it is. */
  person: RowPerson;
  /** The application's link to their profile, without content: `<Link to="/dashboard/profile/1" />`. */
  link?: ReactElement | undefined;
  /** What can be done here: a FollowButton. */
  action?: ReactNode;
}

/** One person in a list (spec §2, Find users): Tab stops at the person, then at the action. */
export function PersonRow({ person, link, action }: PersonRowProps) {
  const { followersCount } = person;
  const followers = followersCount !== undefined && (
    <bdi className={styles.followers}>
      <b>{formatCount(followersCount)}</b> {customersWord(followersCount)}
    </bdi>
  );
  return (
    <div className={styles.row}>
      <div className={styles.person}>
        <AuthorLine author={person} link={link} detail={followers} />
      </div>
      {action}
    </div>
  );
}
