import type { ComponentProps, ReactNode } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { Button } from '@oja/ui/Button';
import { Price } from '../Price/Price.tsx';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PlanPicker.module.css';
import { MESSAGES } from './messages.ts';

/** An advert plan. */
export interface AdvertPlan {
  /** Its key: `daily`, `weekly`. */
  key: string;
  /** "Daily". */
  name: string;
  /** Price in naira. */
  price: number;
  /** The lifetime: "for 24 hours". */
  duration: string;
  /** When to choose it. */
  text: string;
}

export interface PlanPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The plans, cheapest first. */
  plans: readonly AdvertPlan[];
  /** Key of the chosen plan; undefined for none. */
  value: string | undefined;
  /** Called with the key of the newly chosen plan. */
  onValueChange: (key: string) => void;
  /** Continues with the chosen plan. Never called without a choice. */
  onSubmit: (key: string) => void;
  /** The next page is being loaded. Default false. */
  loading?: boolean | undefined;
  /** An error: the price of this plan has changed. */
  error?: ReactNode;
  /** The question above the plans. Default "Choose a plan". */
  label?: ReactNode;
  /** Text of the button. Default "Submit" (product §2). */
  submitLabel?: string | undefined;
}

/** The advert plan picker (product §2): daily or weekly, the price and description of the choice, and Submit. */
export function PlanPicker({
  plans,
  value,
  onValueChange,
  onSubmit,
  loading = false,
  error,
  label,
  submitLabel,
  className,
  ...rest
}: PlanPickerProps) {
  const messages = useMessages('PlanPicker', MESSAGES);
  const { locale } = useLocale();
  const chosen = plans.find((plan) => plan.key === value);
  return (
    <form
      {...rest}
      className={cx(styles.picker, className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !loading) onSubmit(chosen.key);
      }}
    >
      <RadioGroup
        label={label ?? messages.label}
        error={error}
        required
        appearance="cards"
        options={plans.map((plan) => ({
          value: plan.key,
          label: (
            <span className={styles.plan}>
              <span className={styles.name}>{plan.name}</span> <Price amount={plan.price} size="large" />{' '}
              <span className={styles.duration}>{plan.duration}</span>
            </span>
          ),
          description: plan.text,
        }))}
        value={chosen?.key ?? ''}
        onValueChange={onValueChange}
      />
      <p className={styles.summary} aria-live="polite">
        {chosen
          ? formatElements(messages.total, {
              amount: <strong className={styles.total}>{formatNaira(chosen.price, locale)}</strong>,
              duration: chosen.duration,
            })
          : messages.none}
      </p>
      <Button type="submit" size="large" fullWidth disabled={!chosen} loading={loading}>
        {submitLabel ?? messages.submit}
      </Button>
    </form>
  );
}
