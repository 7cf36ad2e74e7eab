import { ImageOff } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { imageSources } from '@oja/contract/image-sizes';
import type { Rating } from '@oja/contract/rating';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Picture } from '@oja/ui/Picture';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Price } from '../Price/Price.tsx';
import { LoadingPostTile, type LoadingPostTileProps } from './LoadingPostTile.tsx';
import { MESSAGES } from './messages.ts';
import styles from './PostTile.module.css';
import { type PostTileActionsProps, PostTileButtons } from './PostTileButtons.tsx';
import { RatingMark } from './RatingMark.tsx';

/**
 * Its width, for the browser's choice of file: half a phone's window. On fine screens it is said to be narrower, so
 * that the file of 320 px is enough there.
 */
const SIZES = '(width >= 48rem) 15rem, (resolution > 2dppx) 27vw, (resolution > 1dppx) 40vw, 50vw';

/** The picture of a tile. */
export interface TilePicture {
  /** URL in full size. */
  url: string;
  /** Width of the full size, in pixels. */
  width: number;
  /** Height of the full size, in pixels. */
  height: number;
}

export interface PostTileProps extends PostTileActionsProps, Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /**
   * `true` shows its placeholder, for which no other props are needed. `save` says that saving is in progress: the
   * bookmark is then inactive. Default false.
   */
  loading?: boolean | 'save' | undefined;
  /** What is offered. */
  title: string;
  /** The application's link to the post, without content; it covers the tile. */
  titleLink?: ReactElement | undefined;
  /** Its price in naira; null if the vendor gave none. */
  price: number | null | undefined;
  /** "Negotiable Price" or "Fixed Price"; shown where there is room. */
  pricePoint?: string | null | undefined;
  /** Where it is: the local government or the state, or what the vendor wrote. */
  area?: string | null | undefined;
  /** "Brand New", "Foreign Used" or "Nigerian Used". */
  condition?: string | null | undefined;
  /** The mean of the reviews about its vendor and their number; none where there are too few. */
  rating?: Rating | undefined;
  /** Its first picture; none if it has no pictures. */
  picture?: TilePicture | undefined;
  /** The picture is probably visible when the page opens. Default false. */
  eager?: boolean;
  /** What its vendor marked it as, on the picture: a StatusBadge. */
  badge?: ReactNode;
  /** The post is paid for: labelled "Promoted". Default false. */
  promoted?: boolean;
  /**
   * Accessible name of a promoted tile, after "Promoted": title and author of the post, and a position when the same
   * advert repeats. Default: the title.
   */
  postName?: string | undefined;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 2 | 3;
}

/**
 * A post among others that people compare: picture, price, title, area and condition, in the tiles of a PostGrid. The
 * whole tile is the link to the post, except its buttons. With `loading` alone it is a placeholder of the same size.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const PostTile = (({ loading, ...props }: Omit<LoadingPostTileProps, 'loading'> & PostTileProps) =>
  loading === true ? <LoadingPostTile {...props} /> : <LoadedPostTile {...props} loading={loading || undefined} />) as {
  (props: LoadingPostTileProps): ReactElement;
  (props: PostTileProps): ReactElement;
};

function LoadedPostTile({
  title,
  titleLink,
  price,
  pricePoint,
  area,
  condition,
  rating,
  picture,
  eager = false,
  badge,
  promoted = false,
  postName = title,
  isLiked,
  likesCount,
  onLike,
  menu,
  isSaved,
  loading,
  onSave,
  headingLevel = 2,
  className,
  ...rest
}: PostTileProps) {
  const messages = useMessages('PostTile', MESSAGES);
  const id = useId();
  const titleId = `${id}-title`;
  const ribbonId = `${id}-ribbon`;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={cx(styles.tile, className)}
      aria-label={promoted ? `${messages.promoted}: ${postName}` : undefined}
      aria-labelledby={promoted ? undefined : titleId}
    >
      <div className={styles.frame}>
        {picture ? (
          <Picture
            className={styles.picture}
            data-portrait={picture.height > picture.width || undefined}
            src={picture.url}
            sources={imageSources(picture.url, picture.width)}
            sizes={SIZES}
            width={picture.width}
            height={picture.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
          />
        ) : (
          <ImageOff aria-hidden="true" />
        )}
        {promoted && (
          <span id={ribbonId} className={styles.ribbon}>
            {messages.promoted}
          </span>
        )}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <Price className={styles.price} amount={price} pricePoint={pricePoint} />
      <Heading id={titleId} className={styles.title} dir="auto">
        <LinkSlot
          link={titleLink}
          className={styles.link}
          data-action="open"
          aria-describedby={promoted ? ribbonId : undefined}
        >
          {title}
        </LinkSlot>
      </Heading>
      <p className={styles.facts}>
        <bdi>{area}</bdi>
        <bdi>{condition}</bdi>
      </p>
      <PostTileButtons
        {...{
          titleId,
          menu,
          isLiked,
          likesCount,
          onLike,
          isSaved,
          loading: loading === 'save' ? loading : undefined,
          onSave,
        }}
      />
      {rating && <RatingMark {...rating} />}
    </article>
  );
}
