import { sizedImage } from '@oja/contract/image-sizes';
import type { Post } from '@oja/contract/posts';
import type { SharedPost } from '@oja/contract/shared-post';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { useGetPostQuery } from '../../../api/posts-api.ts';
import { useUser } from '../../../session/use-session.ts';
import { isPostGone } from '../../../api/failure.ts';
import { useDraftPostId } from './drafts.ts';

/** The parameter of the address with the id of the post that the next message is about. */
const PARAMETER = 'post';

/** A post as a message has it. */
export const sharedPost = ({ _id, title, pictures: [first], price, pricePoint }: Post): SharedPost => ({
  _id,
  title,
  picture: first ? sizedImage(first.url, 320) : null,
  price,
  pricePoint,
  isAvailable: true,
});

/**
 * The post that the next message to a partner is about: the one in the address (`?post=`), stored with the draft until
 * it is sent or removed. It is removed from the address at once, so that going back does not attach it again.
 * @returns the post, or null for none, the id of its vendor, whether it can be bought, and a function that removes it.
 * While the post is loading, its title is null and its vendor is unknown. A deleted post has `isAvailable: false`.
 */
export function useAttachedPost(partnerId: string): {
  post: SharedPost | null;
  vendorId: string | undefined;
  isOffered: boolean;
  remove: () => void;
} {
  const { _id } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const [postId, setPostId] = useDraftPostId(_id, partnerId);
  const asked = parameters.get(PARAMETER);

  useEffect(() => {
    if (asked === null) return;
    setPostId(asked);
    setParameters(
      (before) => {
        before.delete(PARAMETER);
        return before;
      },
      { replace: true },
    );
  }, [asked, setParameters, setPostId]);

  const { currentData, error } = useGetPostQuery(postId, { skip: postId === '' });
  const known = currentData?.data.posts[0];
  const unknown = {
    _id: postId,
    title: null,
    picture: null,
    price: null,
    pricePoint: null,
    isAvailable: !isPostGone(error),
  };
  const attached = known ? sharedPost(known) : unknown;
  return {
    post: postId === '' ? null : attached,
    vendorId: known?.user._id,
    isOffered: known !== undefined && known.status !== 'sold' && known.status !== 'paused',
    remove: () => setPostId(''),
  };
}
