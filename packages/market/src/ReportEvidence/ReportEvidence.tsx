import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import type { CarouselPicture } from '@oja/ui/ImageCarousel';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { AuthorLine, type Author } from '../AuthorLine/AuthorLine.tsx';
import type { FlagReportData } from '../FlagRow/FlagReport.tsx';
import { Phone } from '../Phone/Phone.tsx';
import { PostCardTags } from '../PostCard/PostCardTags.tsx';
import { Price } from '../Price/Price.tsx';
import { AuthorHistory, type AuthorHistoryData } from './AuthorHistory.tsx';
import { EvidencePictures } from './EvidencePictures.tsx';
import { MESSAGES } from './messages.ts';
import styles from './ReportEvidence.module.css';

export type { AuthorHistoryData } from './AuthorHistory.tsx';

/** The reported post as it is now. */
export interface ReportedPost {
  /** What is offered. */
  title: string;
  /** The vendor's text, shown in full. */
  description: string;
  /** Its price in naira; null if the vendor gave none. */
  price: number | null;
  /** "Negotiable Price" or "Fixed Price". */
  pricePoint: string | null;
  /** One of the 57 categories. */
  category: string | null;
  /** "Brand New", "Foreign Used" or "Nigerian Used". */
  condition: string | null;
  /** The location. */
  location: string;
  /** The number to call. */
  phoneNumber: string;
  /** Whether the author has confirmed the number. */
  phoneConfirmed?: boolean | undefined;
  /** All its pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** When it was posted. */
  createdAt: number | string | Date;
  /** How many people like it. */
  likesCount: number;
  /** The number of its comments. */
  repliesCount: number;
}

export interface ReportEvidenceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The post as it is now. */
  post: ReportedPost;
  /** Its title at the time of the report, shown if it was another. */
  reportedTitle: string;
  /** The application's link to the post's own page, without content; it wraps the title. */
  titleLink?: ReactElement | undefined;
  /** The author. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** What is known of the author; undefined while it loads. */
  history?: AuthorHistoryData | undefined;
  /** The author's other reported posts, each a PostLine with a key. */
  otherReported?: readonly ReactElement[] | undefined;
  /** More reports can be loaded, so the author may have further reported posts. Default false. */
  hasMoreReported?: boolean | undefined;
  /** The open reports, in display order. */
  reports: readonly FlagReportData[];
  /** Level of the title in the page; its parts are one below. Default 2. */
  headingLevel?: 2 | 3;
}

/**
 * What an admin judges a reported post by, beside the queue: who reported it and why, the post with all its pictures
 * and its whole text, and the author's history (product §2 "flags").
 */
export function ReportEvidence({
  post,
  reportedTitle,
  titleLink,
  author,
  authorLink,
  history,
  otherReported = [],
  hasMoreReported = false,
  reports,
  headingLevel = 2,
  className,
  ...rest
}: ReportEvidenceProps) {
  const messages = useMessages('ReportEvidence', MESSAGES);
  const { format } = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.evidence, className)}>
      <header className={styles.header}>
        <Heading className={styles.title} dir="auto">
          <LinkSlot link={titleLink} className={styles.link}>
            {post.title}
          </LinkSlot>
        </Heading>
        {reportedTitle !== post.title && (
          <p className={styles.facts}>{formatElements(messages.renamed, { title: <bdi>{reportedTitle}</bdi> })}</p>
        )}
      </header>
      <Part title={format(messages.reports, { count: reports.length })} level={headingLevel}>
        <ul className={styles.reports}>
          {reports.map(({ id, reason, reporter, reporterLink, createdAt }) => (
            <li key={id} className={styles.report}>
              <strong>{reason}</strong>
              <span className={styles.facts}>
                {formatElements(messages.by, {
                  reporter: (
                    <LinkSlot link={reporterLink} className={styles.link}>
                      <bdi>@{reporter}</bdi>
                    </LinkSlot>
                  ),
                })}
                {' · '}
                <RelativeTime value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={messages.post} level={headingLevel}>
        {post.pictures.length > 0 ? (
          <EvidencePictures pictures={post.pictures} title={post.title} />
        ) : (
          <p className={styles.facts}>{messages.noPictures}</p>
        )}
        <Price amount={post.price} pricePoint={post.pricePoint} size="large" />
        <p className={styles.text} dir="auto">
          {post.description}
        </p>
        <PostCardTags location={post.location} condition={post.condition} category={post.category} />
        <Phone number={post.phoneNumber} phoneConfirmed={post.phoneConfirmed} />
        <p className={styles.facts}>
          {formatElements(messages.posted, { age: <RelativeTime value={post.createdAt} /> })}
          {' · '}
          {format(messages.likes, { count: post.likesCount })}
          {' · '}
          {format(messages.comments, { count: post.repliesCount })}
        </p>
      </Part>
      <Part title={messages.author} level={headingLevel}>
        <AuthorLine author={author} link={authorLink} />
        <AuthorHistory history={history} otherReported={otherReported} hasMore={hasMoreReported} />
      </Part>
    </div>
  );
}

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
