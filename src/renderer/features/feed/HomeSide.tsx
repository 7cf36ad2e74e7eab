import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { PersonRow } from '@oja/market/PersonRow';
import { PostLine } from '@oja/market/PostLine';
import { Link as TextLink } from '@oja/ui/Link';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { usePaneCycle } from '@oja/ui/hooks/use-pane-cycle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';

import { useGetAdvertsInfiniteQuery } from '../../api/adverts-api.ts';
import { useGetSavedPostsInfiniteQuery } from '../../api/person-posts-api.ts';
import { useGetSimilarPostsQuery } from '../../api/related-posts-api.ts';
import { useGetPeopleInfiniteQuery } from '../../api/users-api.ts';
import { readOwnPlace } from '../../session/own-place.ts';
import { useUser } from '../../session/use-session.ts';
import { PersonFollowButton } from '../people/PersonFollowButton.tsx';
import { profilePath } from '../people/person-paths.ts';
import { postPath } from '../posts/post-paths.ts';
import styles from './HomeSide.module.css';

/** The most lines of each part. */
const LINES = 4;

/** Beside the feed in wide windows: what one would go and look for. A part without content is not shown. */
export default function HomeSide() {
  const { isVerifiedVendor } = useUser();
  const columns = useRef<HTMLElement>(null);
  usePaneCycle(columns);
  return (
    // The target of a skip link: the feed before it has no end.
    <aside
      ref={(side) => {
        columns.current = side?.parentElement ?? null;
        // The feed is a pane only where this column is beside it: a phone's first view does not pay for it.
        const feed = side?.previousElementSibling;
        if (!(feed instanceof HTMLElement)) return undefined;
        feed.tabIndex = -1;
        feed.dataset['paneContent'] = 'feed';
        return () => {
          feed.removeAttribute('tabindex');
          delete feed.dataset['paneContent'];
        };
      }}
      id="home-side"
      tabIndex={-1}
      className={styles.side}
      aria-label={t`Yours in the market`}
      data-pane-content="side"
    >
      {isVerifiedVendor && <RunningAdverts />}
      <SavedPosts />
      <NearYou />
      <PeopleToFollow />
    </aside>
  );
}

function SavedPosts() {
  const { data } = useGetSavedPostsInfiniteQuery();
  return (
    <Part title={t`Saved posts`} all={<Link to="/dashboard/saved-posts" />}>
      {postLines(data?.pages.flatMap((page) => page.data))}
    </Part>
  );
}

/** The newest posts of the viewer's local government, or of the state where none is known. */
function NearYou() {
  const { state, lga } = readOwnPlace(useUser()._id);
  const place = { state, ...(lga !== '' && { lga }) };
  const { currentData } = useGetSimilarPostsQuery(state === '' ? skipToken : place);
  return (
    <Part title={t`Near you`} all={<Link to={`/dashboard/search/find?${new URLSearchParams(place)}`} />}>
      {postLines(currentData?.data.posts)}
    </Part>
  );
}

const postLines = (posts: readonly Post[] = []) =>
  posts
    .slice(0, LINES)
    .map(({ _id, title, price, pictures }) => (
      <PostLine
        key={_id}
        title={title}
        price={price}
        pictureUrl={pictures[0]?.url}
        link={<Link to={postPath(_id)} />}
      />
    ));

function PeopleToFollow() {
  const { data } = useGetPeopleInfiniteQuery({});
  const people =
    data?.pages
      .flatMap((page) => page.data.users)
      .filter(({ isFollowing }) => !isFollowing)
      .slice(0, LINES) ?? [];
  return (
    <Part title={t`People to follow`} all={<Link to="/dashboard/find-users" />}>
      {people.map((person) => (
        <PersonRow
          key={person._id}
          person={person}
          link={<Link to={profilePath(person._id)} />}
          action={<PersonFollowButton person={person} size="small" />}
        />
      ))}
    </Part>
  );
}

function RunningAdverts() {
  const { data } = useGetAdvertsInfiniteQuery();
  const { locale } = useLocale();
  const adverts =
    data?.pages
      .flatMap((page) => page.data.adverts)
      .filter(({ state }) => state === 'active')
      .slice(0, LINES) ?? [];
  return (
    <Part title={t`Your running adverts`} all={<Link to="/dashboard/ads" />}>
      {adverts.map(({ _id, postId, post, expiresAt }) => {
        const end = new Date(expiresAt).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });
        return (
          <PostLine
            key={_id}
            title={post?.title ?? ''}
            pictureUrl={post?.image}
            note={t`Until ${{ end }}`}
            link={<Link to={postId === null ? '/dashboard/ads' : postPath(postId)} />}
          />
        );
      })}
    </Part>
  );
}

/** One part with its heading and the link to all of it; nothing without lines. */
function Part({ title, all, children }: { title: string; all: ReactElement; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <TextLink asChild>{cloneElement(all, {}, t`See all`, <VisuallyHidden>: {title}</VisuallyHidden>)}</TextLink>
      </div>
      {children}
    </section>
  );
}
