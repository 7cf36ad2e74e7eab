import { t } from '@lingui/core/macro';
import { formatPhone } from '@oja/contract/format-phone';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { PhoneBadge } from '@oja/market/PhoneBadge';
import { Phone, PhoneOff, RotateCw } from 'lucide-react';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useGetPhoneQuery, useRemovePhoneMutation } from '../../api/phone-api.ts';
import { useLatePart } from '../../platform/use-late-part.ts';
import styles from './PhoneRow.module.css';

const loadPhoneConfirmation = async () => (await import('./PhoneConfirmation.tsx')).PhoneConfirmation;

/**
 * The viewer's phone number: opens the dialog that confirms it, and offers to remove a confirmed one (decision 039).
 */
export function PhoneRow() {
  const { data, error, isFetching, refetch } = useGetPhoneQuery();
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadPhoneConfirmation);
  if (!data && error) {
    return (
      <SettingsRow
        icon={<RotateCw />}
        label={t`Phone number`}
        text={<span role="alert">{failureMessage(error)}</span>}
        loading={isFetching}
        onSelect={() => void refetch()}
      />
    );
  }
  const number = data?.data.phoneNumber ?? null;
  return (
    <>
      <SettingsRow
        icon={<Phone />}
        label={t`Phone number`}
        text={
          number === null ? (
            t`Confirm it, and your profile and posts say so.`
          ) : (
            <span className={styles.number}>
              <bdi>{formatPhone(number)}</bdi> <PhoneBadge />
            </span>
          )
        }
        // A press before the number is known opens the dialog as soon as it is.
        loading={isOpening || (Dialog !== undefined && !data)}
        onSelect={open}
      />
      {number !== null && <RemovePhoneRow />}
      {Dialog && data && <Dialog phone={data.data} onClose={close} />}
    </>
  );
}

/** Removes the confirmed number, after a question. A failure appears in the dialog, which stays open. */
function RemovePhoneRow() {
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemovePhoneMutation();
  const confirm = async () => {
    const { data } = await remove();
    if (data) setIsOpen(false);
  };
  const open = () => {
    reset();
    setIsOpen(true);
  };
  return (
    <>
      <SettingsRow icon={<PhoneOff />} label={t`Remove phone number`} onSelect={open} />
      <ConfirmDialog
        open={isOpen}
        question={t`Remove your phone number?`}
        text={t`Your profile and posts no longer say that it is confirmed. Posts keep the number that they show.`}
        confirmLabel={t`Remove`}
        loading={isLoading}
        error={error && failureMessage(error)}
        onConfirm={() => void confirm()}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
