import { useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { DESCRIPTION_MAX, POST_PREVIEW_WORDS } from '@oja/contract/limits';

import type { Author } from '../AuthorLine/AuthorLine.tsx';
import { Card } from '@oja/ui/Card';
import { cx } from '@oja/ui/cx';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Price } from '../Price/Price.tsx';
import { LoadingPostCard, type LoadingPostCardProps } from './LoadingPostCard.tsx';
import styles from './PostCard.module.css';
import { PostCardActions, type PostCardActionsProps } from './PostCardActions.tsx';
import { PostCardAuthor } from './PostCardAuthor.tsx';
import { PostCardContact, type PostCardContactProps } from './PostCardContact.tsx';
import { PostCardPictures } from './PostCardPictures.tsx';
import { PostCardTags } from './PostCardTags.tsx';
import type { CarouselPicture } from '@oja/ui/ImageCarousel';

export interface PostCardProps
  extends
    Omit<PostCardActionsProps, 'loading'>,
    PostCardContactProps,
    Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /**
   * `true` shows its placeholder, for which no other props are needed. `save` shows on the bookmark that saving is in
   * progress. Default false.
   */
  loading?: boolean | 'save' | undefined;
  /** The author. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** When it was posted. */
  createdAt: number | string | Date;
  /** What is offered. */
  title: string;
  /** The application's link to the post's own page, without content; it wraps the title. */
  titleLink?: ReactElement | undefined;
  /** The vendor's text; collapsed to 15 words (product §4), except on its own page. */
  description: string;
  /** Its price in naira; null if the vendor gave none. */
  price: number | null | undefined;
  /** "Negotiable Price" or "Fixed Price". */
  pricePoint?: string | null | undefined;
  /** One of the 57 categories. */
  category?: string | null | undefined;
  /** "Brand New", "Foreign Used" or "Nigerian Used". */
  condition?: string | null | undefined;
  /** The location. */
  location?: string | null | undefined;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** The first picture is probably visible when the page opens. Default false. */
  eager?: boolean;
  /** The post's menu: a PostMenu with the viewer's actions. */
  menu?: ReactNode;
  /** A few words below the time: "Promoted" for an advert without its frame, or how many people saved it. */
  note?: ReactNode;
  /** What its vendor marked it as, above the title: a StatusBadge. */
  badge?: ReactNode;
  /** It is inside an AdvertCard, which is then the article. Default false. */
  inAdvert?: boolean | undefined;
  /** Content at the end: the first comments and the field for a new one. */
  comments?: ReactNode;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /**
   * `card` for lists. `page` for its own page, with the whole text: where that is wide enough, the pictures and
   * comments stand left, and the facts and actions right, where title, price and contact stay in view. Default `card`.
   */
  layout?: 'card' | 'page' | undefined;
}

/**
 * A post in every list and on its page. An action is shown only if it has a handler. With `loading` alone it is a
 * placeholder of the same size.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const PostCard = (({ loading, ...props }: Omit<LoadingPostCardProps, 'loading'> & PostCardProps) =>
  loading === true ? <LoadingPostCard {...props} /> : <LoadedPostCard {...props} loading={loading || undefined} />) as {
  (props: LoadingPostCardProps): ReactElement;
  (props: PostCardProps): ReactElement;
};

function LoadedPostCard({
  author,
  authorLink,
  createdAt,
  title,
  titleLink,
  description,
  price,
  pricePoint,
  category,
  condition,
  location,
  phoneNumber,
  phoneConfirmed,
  onPhoneCopied,
  onPhoneCopyFailed,
  pictures,
  eager = false,
  isLiked = false,
  likesCount,
  onLike,
  commentsCount,
  onComment,
  isSaved,
  loading,
  onSave,
  onShare,
  menu,
  note,
  badge,
  inAdvert = false,
  contact,
  comments,
  headingLevel = 2,
  layout = 'card',
  className,
  ...rest
}: Omit<PostCardProps, 'loading'> & Pick<PostCardActionsProps, 'loading'>) {
  const id = useId();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const Heading = `h${headingLevel}` as const;
  const Root = inAdvert ? 'div' : 'article';
  return (
    <Card asChild padding="none">
      <Root
        {...rest}
        className={cx(layout === 'page' && styles.page, className)}
        aria-labelledby={inAdvert ? undefined : `${id} ${id}-author`}
      >
        <div className={styles.parts}>
          <PostCardAuthor
            author={author}
            nameId={`${id}-author`}
            link={authorLink}
            createdAt={createdAt}
            note={note}
            menu={menu}
          />
          <div className={styles.pictures}>
            <PostCardPictures {...{ pictures, title, eager, isLiked, onLike, openAt, setOpenAt }} />
          </div>
          <div>
            <PostCardActions
              {...{ isLiked, likesCount, onLike, commentsCount, onComment, isSaved, loading, onSave, onShare }}
            />
          </div>
          <div className={styles.body}>
            {badge}
            <Heading id={id} className={styles.title} dir="auto">
              <LinkSlot link={titleLink} className={styles.titleLink} data-action="open">
                {title}
              </LinkSlot>
            </Heading>
            <Price amount={price} pricePoint={pricePoint} size="large" />
            <ExpandableText
              className={styles.description}
              text={description}
              words={layout === 'page' ? DESCRIPTION_MAX : POST_PREVIEW_WORDS}
            />
            <PostCardTags location={location} condition={condition} category={category} />
            <PostCardContact {...{ phoneNumber, phoneConfirmed, onPhoneCopied, onPhoneCopyFailed, contact }} />
          </div>
          {comments && <div className={styles.comments}>{comments}</div>}
        </div>
      </Root>
    </Card>
  );
}
