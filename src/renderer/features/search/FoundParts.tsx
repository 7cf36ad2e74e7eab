import { t } from '@lingui/core/macro';
import { PersonRow } from '@oja/market/PersonRow';
import { PostLine } from '@oja/market/PostLine';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { Link } from 'react-router';

import { PersonFollowButton } from '../people/PersonFollowButton.tsx';
import { profilePath } from '../people/person-paths.ts';
import { postPath } from '../posts/post-paths.ts';
import { findPath } from './category-paths.ts';
import { FoundPart } from './FoundPart.tsx';
import styles from './FoundParts.module.css';
import { FOUND_MAX, type useFound } from './use-found.ts';

interface FoundPartsProps {
  /** The text that was searched for; '' for none. */
  text: string;
  found: ReturnType<typeof useFound>;
  /** Called when a result, or all of them, are opened. */
  onOpen: () => void;
}

/**
 * The first posts and people for a text, below the categories. People wait for the posts above them, so that nothing
 * moves below a finger; an error of one kind does not hide the other.
 */
export function FoundParts({ text, found: { posts, people }, onOpen }: FoundPartsProps) {
  const isLoading = posts.isLoading || people.isLoading;
  const postsCount = posts.items.length;
  const peopleCount = people.items.length;
  return (
    <div className={styles.parts} data-list-keys>
      <VisuallyHidden>
        {/* Always rendered: only changes to a live region are announced. */}
        <span role="status">
          {text !== '' && !isLoading && t`Posts shown: ${postsCount}. People shown: ${peopleCount}.`}
        </span>
      </VisuallyHidden>
      {text !== '' && (
        <>
          <FoundPart
            title={t`Posts`}
            found={posts}
            max={FOUND_MAX.posts}
            hasColumns
            failure={t`The posts could not be loaded`}
            all={<Link to={findPath(text)} onClick={onOpen}>{t`All posts`}</Link>}
            renderItem={({ _id, title, price, pictures, location }) => (
              <PostLine
                title={title}
                price={price}
                pictureUrl={pictures[0]?.url}
                note={<bdi>{location}</bdi>}
                link={<Link to={postPath(_id)} onClick={onOpen} />}
              />
            )}
          />
          <FoundPart
            title={t`People`}
            found={people}
            max={FOUND_MAX.people}
            isHeld={posts.isLoading}
            failure={t`The users could not be loaded`}
            all={<Link to={findPath(text, 'users')} onClick={onOpen}>{t`All people`}</Link>}
            renderItem={(person) => (
              <PersonRow
                person={person}
                link={<Link to={profilePath(person._id)} onClick={onOpen} />}
                action={<PersonFollowButton person={person} size="small" />}
              />
            )}
          />
        </>
      )}
    </div>
  );
}
