import { Button } from '../Button/Button.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './OwnAdvertCard.module.css';
import type { OwnAdvertCardProps } from './OwnAdvertCard.tsx';
import { canBePaid, hasEnded } from './advert-status.ts';

type OwnAdvertActionsProps = Pick<OwnAdvertCardProps, 'state' | 'onPay' | 'paying' | 'onGiveUp' | 'againLink' | 'error'>;

/** What the state allows and the application can do; nothing else is shown. */
export function OwnAdvertActions({ state, onPay, paying = false, onGiveUp, againLink, error }: OwnAdvertActionsProps) {
  const pay = canBePaid(state) ? onPay : undefined;
  const giveUp = canBePaid(state) ? onGiveUp : undefined;
  const again = hasEnded(state) ? againLink : undefined;
  if (!pay && !giveUp && !again && !error) return null;
  return (
    <div className={styles.actions}>
      {error && <Notice kind="error">{error}</Notice>}
      {pay && (
        <Button size="small" loading={paying} onClick={pay}>
          {state === 'failed' ? 'Pay again' : 'Pay now'}
        </Button>
      )}
      {giveUp && (
        <Button size="small" variant="quiet" disabled={paying} onClick={giveUp}>
          Give up
        </Button>
      )}
      {again && (
        <Button asChild size="small" variant="secondary">
          <LinkSlot link={again}>Promote again</LinkSlot>
        </Button>
      )}
    </div>
  );
}
