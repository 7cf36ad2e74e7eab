import { DEAL_PLACE_MAX } from '@oja/contract/limits';
import type { DealSide } from '@oja/contract/deal-lifecycle';
import { Notice } from '@oja/ui/Notice';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { TextField } from '@oja/ui/TextField';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES as DEAL_CARD } from '../DealCard/messages.ts';
import { type ShownTerms, termsText } from '../DealCard/terms-text.ts';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { groupAmount } from '../OfferDialog/offer-amounts.ts';
import styles from './ArrangeDialog.module.css';
import { MESSAGES } from './messages.ts';
import { type Arrangement, useTypedTerms } from './use-typed-terms.ts';

export interface ArrangeDialogProps extends FormDialogProps {
  /** What is arranged now; null before anything is. */
  terms: ShownTerms | null;
  /** The viewer's side. */
  side: DealSide;
  /** The other person's name. */
  partnerName: string;
  /** Called with the new terms. The caller sends them and closes the dialog on success. */
  onArrange: (terms: Arrangement) => void;
}

/** A dialog for how an agreed deal is handed over and paid (product §3 "Deals"). */
export function ArrangeDialog({
  terms,
  side,
  partnerName,
  onArrange,
  loading = false,
  error,
  ...rest
}: ArrangeDialogProps) {
  const messages = useMessages('ArrangeDialog', MESSAGES);
  const card = useMessages('DealCard', DEAL_CARD);
  const { format, locale } = useLocale();
  const present = terms && termsText(terms, { side, partnerName, messages: card, format, locale });
  return (
    <FormDialog
      {...rest}
      loading={loading}
      title={messages.title}
      description={
        <span className={styles.present}>
          {present === null ? messages.text : `${format(messages.present, { terms: present })}. ${messages.text}`}
        </span>
      }
    >
      {(close) => <ArrangeForm {...{ terms, side, partnerName, onArrange, loading, error }} onCancel={close} />}
    </FormDialog>
  );
}

type ArrangeFormProps = DialogFormBaseProps &
  Pick<ArrangeDialogProps, 'terms' | 'side' | 'partnerName' | 'onArrange'> & { loading: boolean };

function ArrangeForm({ terms, side, partnerName, onArrange, loading, error, onCancel }: ArrangeFormProps) {
  const messages = useMessages('ArrangeDialog', MESSAGES);
  const { form, typed, change, errors, submit } = useTypedTerms(terms, messages, onArrange);
  const isDelivery = typed.handover === 'delivery';
  const other = side === 'buyer' ? 'vendor' : 'buyer';
  const isBefore = typed.payment === 'before';
  return (
    <DialogForm
      ref={form}
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={messages.submit}
    >
      <RadioGroup
        label={messages.handover}
        required
        value={typed.handover}
        onValueChange={(handover) => change({ handover })}
        error={errors.handover}
        options={(['pickup', 'delivery'] as const).map((value) => ({ value, label: messages[value] }))}
      />
      {isDelivery && (
        <>
          <RadioGroup
            label={messages.by}
            value={typed.by}
            onValueChange={(by) => change({ by })}
            options={[
              { value: side, label: messages.you },
              { value: other, label: partnerName },
            ]}
          />
          <TextField
            label={messages.fee}
            prefix="₦"
            inputMode="decimal"
            autoComplete="off"
            value={typed.fee}
            onChange={({ target }) => change({ fee: groupAmount(target.value) })}
            error={errors.fee}
          />
        </>
      )}
      <TextField
        label={isDelivery ? messages.deliveryPlace : messages.place}
        hint={isDelivery ? undefined : messages.placeHint}
        maxLength={DEAL_PLACE_MAX}
        autoComplete="off"
        value={typed.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <TextField
        type="datetime-local"
        label={messages.time}
        value={typed.time}
        onChange={({ target }) => change({ time: target.value })}
        error={errors.time}
      />
      <RadioGroup
        label={messages.payment}
        required
        value={typed.payment}
        onValueChange={(payment) => change({ payment })}
        error={errors.payment}
        options={(['on_delivery', 'before'] as const).map((value) => ({ value, label: messages[value] }))}
      />
      <p className={styles.safety}>{messages.safety}</p>
      {isBefore && <Notice tone="warning">{side === 'buyer' ? messages.buyerBefore : messages.vendorBefore}</Notice>}
    </DialogForm>
  );
}
