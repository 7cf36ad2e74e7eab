import type { FeedEntry } from '@oja/contract/advert-spacing';
import type { Post } from '@oja/contract/posts';

import { ActionTile } from '../posts/tiles/ActionTile.tsx';
import { EAGER_TILES, PostTiles, type PostTilesProps } from '../posts/tiles/PostTiles.tsx';

/** What each view of the feed shows. */
export interface FeedViewProps {
  /** The posts and the adverts among them, in order. */
  entries: readonly FeedEntry<Post, Post>[];
  /** The props of the list of posts in either view. */
  list: Omit<PostTilesProps, 'children'>;
  /** Names an advert, which may repeat, by its place. */
  nameOfAdvert: (advert: Post, index: number) => string;
}

/** The feed as tiles: adverts stand in the same places as among the cards, each with its mark. */
export default function FeedTiles({ entries, list, nameOfAdvert }: FeedViewProps) {
  return (
    <PostTiles {...list}>
      {entries.map((entry, index) => (
        <ActionTile
          key={entry.key}
          post={entry.kind === 'post' ? entry.post : entry.advert}
          promoted={entry.kind === 'advert'}
          postName={entry.kind === 'advert' ? nameOfAdvert(entry.advert, index) : undefined}
          eager={index < EAGER_TILES}
        />
      ))}
    </PostTiles>
  );
}
