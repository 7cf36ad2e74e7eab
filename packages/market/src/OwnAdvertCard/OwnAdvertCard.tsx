import { ImageOff } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { smallImageSources } from '@oja/contract/image-sizes';
import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { Picture } from '@oja/ui/Picture';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './OwnAdvertCard.module.css';
import { advertStatus, canBePaid, hasEnded, type OwnAdvertState } from './advert-status.ts';
import { MESSAGES } from './messages.ts';

export interface OwnAdvertCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The state from the server, or `pending` and `failed` right after a checkout. */
  state: OwnAdvertState;
  /** Title of its post; null if the post was deleted. */
  title: string | null;
  /** The application's link to the post, without content. */
  postLink?: ReactElement | undefined;
  /** The post's first picture. */
  image?: string | null | undefined;
  /** "Daily" or "Weekly". */
  planName: string;
  /** Its price, in naira. */
  amount: number;
  /** When it ends or ended, or until when it can be paid. */
  until: number | string | Date;
  /** Time zone of `until`, such as "Africa/Lagos". Default: the device's. */
  timeZone?: string | undefined;
  /** Opens the checkout; only while it awaits its payment. */
  onPay?: (() => void) | undefined;
  /** The action in progress: `pay` while the checkout is being requested. */
  loading?: 'pay' | undefined;
  /** Cancels it and deletes its post; ask first. Only while it awaits its payment. */
  onGiveUp?: (() => void) | undefined;
  /** The application's link to promote again, without content; only after it has ended. */
  againLink?: ReactElement | undefined;
  /** Why the last action failed. */
  error?: ReactNode;
}

/** One of the user's own adverts on /dashboard/ads: its post, plan, state and actions. */
export function OwnAdvertCard({
  state,
  title,
  postLink,
  image,
  planName,
  amount,
  until,
  timeZone,
  onPay,
  loading,
  onGiveUp,
  againLink,
  error,
  className,
  ...rest
}: OwnAdvertCardProps) {
  const messages = useMessages('OwnAdvertCard', MESSAGES);
  const { locale, format } = useLocale();
  const status = advertStatus(state, until, timeZone, locale, messages);
  const plan = format(messages.plan, { plan: planName });
  return (
    <Card asChild padding="small">
      <article {...rest} className={cx(styles.card, className)} aria-label={title ?? plan}>
        <span className={styles.picture}>
          {image ? (
            <Picture src={image} sources={smallImageSources(image)} sizes="80px" alt="" />
          ) : (
            <ImageOff aria-hidden="true" />
          )}
        </span>
        <div className={styles.words}>
          <h3 className={styles.title} dir="auto">
            {title === null ? messages.deletedPost : <LinkSlot link={postLink}>{title}</LinkSlot>}
          </h3>
          <p className={styles.plan}>
            {plan} · {formatNaira(amount, locale)}
          </p>
          <p className={styles.status} data-tone={status.tone}>
            {status.label}
          </p>
          {status.text && <p className={styles.text}>{status.text}</p>}
        </div>
        <OwnAdvertActions {...{ state, onPay, loading, onGiveUp, againLink, error }} />
      </article>
    </Card>
  );
}

type OwnAdvertActionsProps = Pick<
  OwnAdvertCardProps,
  'state' | 'onPay' | 'loading' | 'onGiveUp' | 'againLink' | 'error'
>;

/** The actions that the state allows and the application provides. */
function OwnAdvertActions({ state, onPay, loading, onGiveUp, againLink, error }: OwnAdvertActionsProps) {
  const messages = useMessages('OwnAdvertCard', MESSAGES);
  const pay = canBePaid(state) ? onPay : undefined;
  const giveUp = canBePaid(state) ? onGiveUp : undefined;
  const again = hasEnded(state) ? againLink : undefined;
  if (!pay && !giveUp && !again && !error) return null;
  return (
    <div className={styles.actions}>
      {error && <Notice tone="danger">{error}</Notice>}
      {pay && (
        <Button size="small" loading={loading === 'pay'} onClick={pay}>
          {state === 'failed' ? messages.payAgain : messages.payNow}
        </Button>
      )}
      {giveUp && (
        <Button size="small" variant="quiet" disabled={loading === 'pay'} onClick={giveUp}>
          {messages.giveUp}
        </Button>
      )}
      {again && (
        <Button asChild size="small" variant="secondary">
          <LinkSlot link={again}>{messages.promoteAgain}</LinkSlot>
        </Button>
      )}
    </div>
  );
}
