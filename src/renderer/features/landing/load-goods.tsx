import { t } from '@lingui/core/macro';
import { formatNaira } from '@oja/contract/naira';
import type { PublicPostsAnswer } from '@oja/contract/public-posts';
import { LandingGood } from '@oja/market/LandingGood';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Fetches the posts that visitors see. Each leads to the signup, which knows the post.
 * @returns their tiles; null for none
 * @throws if the call fails. The landing page has no store, and shows no failure of it
 */
export async function loadGoods(serverOrigin: string): Promise<ReactNode> {
  const answer = await fetch(`${serverOrigin}/api/v1/posts/public`);
  const { data }: PublicPostsAnswer = await answer.json();
  if (data.posts.length === 0) return null;
  return data.posts.map(({ _id, price, area, picture }) => (
    <LandingGood
      key={_id}
      link={<Link to={`/signup?post=${encodeURIComponent(_id)}`} />}
      picture={picture.smallUrl}
      portrait={picture.height > picture.width}
      price={price === null ? t`Ask for price` : formatNaira(price)}
      area={area}
    />
  ));
}
