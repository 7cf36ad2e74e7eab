import { useRef, useState } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { Button } from '@oja/ui/Button';
import { TextField } from '@oja/ui/TextField';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { groupAmount, readAmount, suggestedAmounts } from './offer-amounts.ts';
import styles from './OfferDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface OfferDialogProps extends FormDialogProps {
  /** `buy` has no field for the amount: the price is fixed. Default `offer`. */
  action?: 'offer' | 'counter' | 'buy';
  /** The post's title. */
  postTitle: string;
  /** Naira for one unit; null if the vendor gave no price. */
  price: number | null;
  /** How many are left. The field for the number appears for more than one. Default 1. */
  unitsLeft?: number | undefined;
  /** Units of a deal that exists, for `counter`. Default 1. */
  units?: number | undefined;
  /** What helps to find an amount, such as what others agreed on. */
  amountHint?: string | undefined;
  /** What the server found wrong with the amount. */
  amountError?: string | undefined;
  /** Called with naira for all units together. The caller sends it and closes the dialog on success. */
  onOffer: (amount: number, units: number) => void;
}

/** A dialog for an offer, an answer to one with another amount, or to buy at a fixed price (product §3 "Deals"). */
export function OfferDialog({
  action = 'offer',
  postTitle,
  price,
  unitsLeft = 1,
  units = 1,
  amountHint,
  amountError,
  onOffer,
  loading = false,
  error,
  ...rest
}: OfferDialogProps) {
  const messages = useMessages('OfferDialog', MESSAGES);
  return (
    <FormDialog
      {...rest}
      loading={loading}
      title={messages[action]}
      description={
        <span className={styles.post}>{formatElements(messages.text, { post: <bdi>{postTitle}</bdi> })}</span>
      }
    >
      {(close) => (
        <OfferForm
          {...{ action, price, unitsLeft, units, amountHint, amountError, onOffer, loading, error }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

type OfferFormProps = DialogFormBaseProps &
  Pick<OfferDialogProps, 'price' | 'amountHint' | 'amountError' | 'onOffer'> & {
    action: NonNullable<OfferDialogProps['action']>;
    unitsLeft: number;
    units: number;
    loading: boolean;
  };

function OfferForm({
  action,
  price,
  unitsLeft,
  units: given,
  amountHint,
  amountError,
  onOffer,
  loading,
  error,
  onCancel,
}: OfferFormProps) {
  const messages = useMessages('OfferDialog', MESSAGES);
  const { format, locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [typedUnits, setTypedUnits] = useState(String(given));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const unitsField = useRef<HTMLInputElement>(null);
  const asksUnits = action !== 'counter' && unitsLeft > 1;
  const isWhole = /^\d+$/.test(typedUnits) && Number(typedUnits) >= 1 && Number(typedUnits) <= unitsLeft;
  const units = asksUnits && isWhole ? Number(typedUnits) : given;
  const full = price !== null && price > 0 ? price * units : undefined;
  const amount = action === 'buy' ? full : readAmount(typed);

  const submit = () => {
    setIsSubmitted(true);
    if (asksUnits && !isWhole) unitsField.current?.focus();
    else if (amount === undefined) field.current?.focus();
    else onOffer(amount, units);
  };
  const wrongAmount = isSubmitted && amount === undefined ? messages.missing : loading ? undefined : amountError;
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={
        action === 'buy' && full !== undefined
          ? format(messages.sendBuy, { amount: formatNaira(full, locale) })
          : messages.sendOffer
      }
    >
      {asksUnits && (
        <TextField
          ref={unitsField}
          label={messages.units}
          hint={format(messages.unitsHint, { count: unitsLeft })}
          inputMode="numeric"
          autoComplete="off"
          value={typedUnits}
          onChange={({ target }) => setTypedUnits(target.value)}
          error={isSubmitted && !isWhole ? format(messages.missingUnits, { count: unitsLeft }) : undefined}
        />
      )}
      {action !== 'buy' && (
        <TextField
          ref={field}
          label={messages.amount}
          hint={amountHint}
          prefix="₦"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(groupAmount(target.value))}
          error={wrongAmount}
        />
      )}
      {action !== 'buy' && full !== undefined && (
        <div className={styles.presets} role="group" aria-label={messages.presets}>
          {suggestedAmounts(full).map((preset) => (
            <Button
              key={preset}
              size="small"
              variant="secondary"
              disabled={loading}
              onClick={() => setTyped(groupAmount(String(preset)))}
            >
              {formatNaira(preset, locale)}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.safety}>{messages.safety}</p>
    </DialogForm>
  );
}
