import type { ComponentProps, ReactElement, ReactNode } from 'react';

import type { DealAction, DealChange, DealSide, DealState } from '@oja/contract/deal-lifecycle';
import { formatNaira } from '@oja/contract/naira';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { type Moment, timeOf } from '../chat-time/chat-time.ts';
import { PostLine } from '../PostLine/PostLine.tsx';
import styles from './DealCard.module.css';
import { actionTexts, stateText, stepText } from './step-text.ts';
import { type ShownTerms, termsText } from './terms-text.ts';
import { MESSAGES } from './messages.ts';

/** A step of a deal. */
export interface DealStep {
  /** What was done. */
  action: DealAction;
  /** Who did it; null for the server. */
  by: DealSide | null;
  /** What was offered with it, in naira. */
  amount: number | null;
}

/** What the card shows of a deal. */
export interface ShownDeal {
  /** Where it is in its lifecycle. */
  state: DealState;
  /** The side whose answer it waits for. */
  asked: DealSide | null;
  /** Naira for all units together. */
  amount: number;
  /** How many pieces it is about. */
  units: number;
  /** Why it was cancelled, contested or declined, as far as it is known. */
  reason: string | null;
  /** How it is handed over and paid; null before that is arranged. */
  terms: ShownTerms | null;
  /** Until when it can be answered. */
  expiresAt: Moment | null;
  /** What it is about. `price` is for one unit, in naira. */
  post: { title: string | null; picture: string | null; price: number | null };
}

export interface DealCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The deal as it is now. */
  deal: ShownDeal;
  /** The step that this card stands for. */
  step: DealStep;
  /** The viewer's side. */
  side: DealSide;
  /** The other person's name. */
  partnerName: string;
  /** A later step follows: only one line is shown. Default false. */
  isPast?: boolean | undefined;
  /** The application's link to the post, without content. */
  postLink?: ReactElement | undefined;
  /** The actions that the viewer may take, in order; the first one is the main action. Default none. */
  actions?: readonly DealChange[] | undefined;
  /** Called with a pressed action. */
  onAct?: ((action: DealChange) => void) | undefined;
  /** Small buttons after the actions. */
  moreActions?: ReactNode;
  /** What stands at the end, such as the viewer's review. */
  footer?: ReactNode;
  /** The action that is being sent. */
  loading?: DealChange | undefined;
  /** Why the last action failed. */
  error?: ReactNode;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** A step of a deal in a conversation (product §3 "Deals"): the newest with what is agreed and what can be done. */
export function DealCard({
  deal,
  step,
  side,
  partnerName,
  isPast = false,
  postLink,
  actions = [],
  onAct,
  moreActions,
  footer,
  loading,
  error,
  timeZone,
  className,
  ...rest
}: DealCardProps) {
  const messages = useMessages('DealCard', MESSAGES);
  const { format, locale } = useLocale();
  const { post, state, terms, expiresAt } = deal;
  const amount = formatNaira(deal.amount, locale);
  const line = stepText(step, { side, partnerName, messages, format, locale, agreed: deal.amount });
  const frame = {
    tabIndex: -1,
    className: cx(styles.deal, className),
    'data-own': step.by === side || undefined,
    'data-past': isPast || undefined,
    'aria-label': format(messages.label, { title: post.title ?? messages.untitled }),
  };
  if (isPast) {
    return (
      <article {...rest} {...frame}>
        <p className={styles.line}>{line}</p>
      </article>
    );
  }
  const full = post.price === null ? null : post.price * deal.units;
  // Of what the server ended, the reason says why: nobody declined it.
  const ended = step.by === null && state !== 'expired' ? messages.ended : stateText(state, messages);
  const isOpen = state === 'offered' || state === 'agreed';
  const end = expiresAt === null ? Number.NaN : timeOf(expiresAt);
  const turn = deal.asked === side ? messages.yourTurn : format(messages.theirTurn, { name: partnerName });
  const complete = side === 'vendor' ? format(messages.sold, { name: partnerName }) : messages.received;
  const labels = { ...actionTexts(messages), complete };
  return (
    <article {...rest} {...frame}>
      <p className={styles.line}>{line}</p>
      <PostLine title={post.title ?? messages.untitled} pictureUrl={post.picture} link={postLink} />
      <p className={styles.amounts}>
        <strong className={styles.amount}>{amount}</strong>
        {full !== null && full !== deal.amount && (
          <s className={styles.price} aria-label={format(messages.price, { amount: formatNaira(full, locale) })}>
            {formatNaira(full, locale)}
          </s>
        )}
        {deal.units > 1 && <span>{format(messages.units, { count: deal.units })}</span>}
      </p>
      <p className={styles.state} data-state={state}>
        {state === 'offered' ? turn : ended}
        {state === 'offered' && !Number.isNaN(end) && (
          <>
            {' '}
            {format(messages.until, {
              time: new Date(end).toLocaleString(locale, {
                weekday: 'long',
                hour: 'numeric',
                minute: '2-digit',
                timeZone,
              }),
            })}
          </>
        )}
      </p>
      {deal.reason !== null && <p className={styles.fact}>{deal.reason}</p>}
      {terms && (
        <p className={styles.fact}>{termsText(terms, { side, partnerName, messages, format, locale, timeZone })}</p>
      )}
      {isOpen && <p className={styles.fact}>{side === 'buyer' ? messages.safety : messages.vendorSafety}</p>}
      {error && <Notice tone="danger">{error}</Notice>}
      {(actions.length > 0 || moreActions) && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button
              key={action}
              size="small"
              variant={index === 0 && action !== 'withdraw' && action !== 'contest' ? 'primary' : 'secondary'}
              loading={loading === action}
              disabled={loading !== undefined && loading !== action}
              onClick={() => onAct?.(action)}
            >
              {labels[action]}
            </Button>
          ))}
          {moreActions}
        </div>
      )}
      {footer}
    </article>
  );
}
