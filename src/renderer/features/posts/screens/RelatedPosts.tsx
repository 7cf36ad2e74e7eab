import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { shownNames } from '@oja/contract/shown-names';
import { Link as TextLink } from '@oja/ui/Link';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { profilePath } from '../../people/person-paths.ts';
import { SomePosts } from '../tiles/SomePosts.tsx';
import { useRelatedPosts } from './use-related-posts.ts';

/** What follows below a post: posts like it, and others of its vendor. Nothing if they cannot be loaded. */
export default function RelatedPosts({ post }: { post: Post }): ReactNode {
  const viewer = useUser();
  const { user } = post;
  const related = useRelatedPosts(post, user._id === viewer._id);
  if (!related) return null;
  const [name] = shownNames(user);
  return (
    <>
      <SomePosts title={t`Similar posts`} posts={related.similar} />
      <SomePosts
        title={t`More from ${{ name }}`}
        posts={related.ofVendor}
        action={
          <TextLink asChild>
            <Link to={profilePath(user._id)}>
              {t`See all`}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Link>
          </TextLink>
        }
      />
    </>
  );
}
