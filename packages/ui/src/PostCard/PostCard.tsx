import { useId, useState, type ReactElement, type ReactNode } from 'react';

import type { Author } from '../AuthorLine/AuthorLine.tsx';
import { Card } from '../Card/Card.tsx';
import { ExpandableText } from '../ExpandableText/ExpandableText.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Phone } from '../Phone/Phone.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './PostCard.module.css';
import { PostCardActions, type PostCardActionsProps } from './PostCardActions.tsx';
import { PostCardAuthor } from './PostCardAuthor.tsx';
import { PostCardPictures } from './PostCardPictures.tsx';
import { PostCardTags } from './PostCardTags.tsx';
import type { CarouselPicture } from '../ImageCarousel/ImageCarousel.tsx';

export interface PostCardProps extends PostCardActionsProps {
  /** Who posted it. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** When it was posted. */
  createdAt: number | string | Date;
  /** What is offered. */
  title: string;
  /** The application's link to the post's own page, without content; the title becomes it. */
  titleLink?: ReactElement | undefined;
  /** The vendor's text; 15 words of it until opened (spec §4). */
  description: string;
  /** Naira; null where none was given. */
  price: number | null | undefined;
  /** "Negotiable Price" or "Fixed Price". */
  pricePoint?: string | null | undefined;
  /** One of the 57 categories. */
  category?: string | null | undefined;
  /** "Brand New", "Foreign Used" or "Nigerian Used". */
  condition?: string | null | undefined;
  /** Where it is. */
  location?: string | null | undefined;
  /** The vendor's phone number. */
  phoneNumber?: string | null | undefined;
  /** The phone number is on the clipboard. */
  onPhoneCopied?: (() => void) | undefined;
  /** It could not be copied. */
  onPhoneCopyFailed?: (() => void) | undefined;
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** The first picture is likely in view when the page opens. Default false. */
  eager?: boolean;
  /** The post's menu: a PostMenu with what the viewer may do. */
  menu?: ReactNode;
  /** Somebody paid for it to be here: marked "Promoted", as an advert must be. Default false. */
  promoted?: boolean | undefined;
  /** Beside the phone number: "Message vendor". */
  contact?: ReactNode;
  /** Under everything else: the first comments and the field for a new one. */
  comments?: ReactNode;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** A post as it appears everywhere. Each action is there only if it does something. */
export function PostCard({ author, authorLink, createdAt, title, titleLink, pictures, eager = false, menu, promoted = false, contact, comments, headingLevel = 2, ...post }: PostCardProps) {
  const id = useId();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="none">
      <article aria-labelledby={id}>
        <PostCardAuthor author={author} link={authorLink} createdAt={createdAt} promoted={promoted} menu={menu} />
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
              {post.phoneNumber && <Phone number={post.phoneNumber} onCopied={post.onPhoneCopied} onCopyFailed={post.onPhoneCopyFailed} />}
              {contact}
            </div>
          )}
        </div>
        {comments && <div className={styles.comments}>{comments}</div>}
      </article>
    </Card>
  );
}
