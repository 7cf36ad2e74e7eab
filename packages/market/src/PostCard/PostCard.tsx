import { useId, useState, type ReactElement, type ReactNode } from 'react';

import type { Author } from '../AuthorLine/AuthorLine.tsx';
import { Card } from '@oja/ui/Card';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Phone } from '../Phone/Phone.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './PostCard.module.css';
import { PostCardActions, type PostCardActionsProps } from './PostCardActions.tsx';
import { PostCardAuthor } from './PostCardAuthor.tsx';
import { PostCardPictures } from './PostCardPictures.tsx';
import { PostCardTags } from './PostCardTags.tsx';
import type { CarouselPicture } from '@oja/ui/ImageCarousel';

export interface PostCardProps extends PostCardActionsProps {
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
  /** The vendor's text; collapsed to 15 words (product §4). */
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
  /** The vendor's phone number. */
  phoneNumber?: string | null | undefined;
  /** Called when the phone number is on the clipboard. */
  onPhoneCopied?: (() => void) | undefined;
  /** Called when copying failed. */
  onPhoneCopyFailed?: (() => void) | undefined;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** The first picture is probably visible when the page opens. Default false. */
  eager?: boolean;
  /** The post's menu: a PostMenu with the viewer's actions. */
  menu?: ReactNode;
  /** The post is paid for: labelled "Promoted", as an advert must be. Default false. */
  promoted?: boolean | undefined;
  /** It is inside an AdvertCard, which is then the article. Default false. */
  inAdvert?: boolean | undefined;
  /** Content beside the phone number: "Message vendor". */
  contact?: ReactNode;
  /** Content at the end: the first comments and the field for a new one. */
  comments?: ReactNode;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** A post in every list and on its page. An action is shown only if it has a handler. */
export function PostCard({
  author,
  authorLink,
  createdAt,
  title,
  titleLink,
  pictures,
  eager = false,
  menu,
  promoted = false,
  inAdvert = false,
  contact,
  comments,
  headingLevel = 2,
  ...post
}: PostCardProps) {
  const id = useId();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const Heading = `h${headingLevel}` as const;
  const Root = inAdvert ? 'div' : 'article';
  return (
    <Card asChild padding="none">
      <Root aria-labelledby={inAdvert ? undefined : `${id} ${id}-author`}>
        <PostCardAuthor
          author={author}
          nameId={`${id}-author`}
          link={authorLink}
          createdAt={createdAt}
          promoted={promoted}
          menu={menu}
        />
        <PostCardPictures
          {...{ pictures, title, eager, openAt, setOpenAt }}
          isLiked={post.isLiked ?? false}
          onLike={post.onLike}
        />
        <PostCardActions {...post} />
        <div className={styles.body}>
          <Heading id={id} className={styles.title} dir="auto">
            <LinkSlot link={titleLink} className={styles.titleLink}>
              {title}
            </LinkSlot>
          </Heading>
          <Price amount={post.price} pricePoint={post.pricePoint} size="large" />
          <ExpandableText className={styles.description} text={post.description} />
          <PostCardTags location={post.location} condition={post.condition} category={post.category} />
          {(post.phoneNumber || contact) && (
            <div className={styles.contact} data-phone={post.phoneNumber ? true : undefined}>
              {post.phoneNumber && (
                <Phone number={post.phoneNumber} onCopied={post.onPhoneCopied} onCopyFailed={post.onPhoneCopyFailed} />
              )}
              {contact}
            </div>
          )}
        </div>
        {comments && <div className={styles.comments}>{comments}</div>}
      </Root>
    </Card>
  );
}
