import { t } from '@lingui/core/macro';
import { PASSKEY_NAME_MAX, TOAST_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { Notice } from '@oja/ui/Notice';
import { TextField } from '@oja/ui/TextField';
import { toast } from '@oja/ui/toast-store';
import { useId, useState, type FormEvent } from 'react';

import { failureMessage, serverError } from '../../../api/failure.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../api/second-factors-api.ts';
import { useGetSessionsQuery } from '../../../api/sessions-api.ts';
import { createPasskey, type PasskeyFailure } from '../../../platform/passkeys.ts';
import { ShownCodes } from './ShownCodes.tsx';

const textOf = (failure: PasskeyFailure) =>
  failure === 'registered'
    ? t`This device has a passkey for your account already.`
    : t`No passkey was made. Try again, or cancel.`;

/**
 * Names and adds a passkey, then shows the recovery codes if it is the first factor of the account. The name starts as
 * that of this device.
 */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const form = useId();
  const { data: sessions } = useGetSessionsQuery();
  const device = sessions?.data.find(({ current }) => current)?.device ?? '';
  const [typed, setTyped] = useState<string>();
  const name = typed ?? device;
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isAboutName: boolean }>();
  const [added, setAdded] = useState<{ message: string; codes: readonly string[] }>();
  const finish = (message: string) => {
    toast({ tone: 'success', title: message, durationMs: TOAST_MS.default });
    onClose();
  };

  const refuse = (error: unknown) => {
    const text = serverError(error)?.fields?.['name'];
    setFailure({ text: text ?? failureMessage(error), isAboutName: text !== undefined });
  };
  const make = async () => {
    const options = await begin();
    if (!options.data) {
      refuse(options.error);
      return;
    }
    const outcome = await createPasskey(options.data.data);
    if ('failure' in outcome) {
      setFailure({ text: textOf(outcome.failure), isAboutName: false });
      return;
    }
    const { data, error } = await add({ name: name.trim(), attestation: outcome.answer });
    if (!data) {
      refuse(error);
      return;
    }
    // A toast would cover the codes.
    if (data.data.recoveryCodes) setAdded({ message: data.message, codes: data.data.recoveryCodes });
    else finish(data.message);
  };
  const submit = async () => {
    setFailure(undefined);
    if (name.trim() === '') {
      setFailure({ text: t`Give the passkey a name, such as the device that it is on.`, isAboutName: true });
      return;
    }
    setIsAdding(true);
    await make();
    setIsAdding(false);
  };

  if (added) return <ShownCodes codes={added.codes} onClose={() => finish(added.message)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isAdding}
      title={t`Add a passkey`}
      description={t`Your device asks for its fingerprint, face or PIN, or for a security key. Oja never receives them.`}
      actions={
        <>
          <Button variant="secondary" disabled={isAdding} onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={form} loading={isAdding}>
            {t`Continue`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isAdding) void submit();
        }}
      >
        <TextField
          label={t`Name of the passkey`}
          hint={t`To tell it from your other passkeys.`}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={({ target }) => {
            setTyped(target.value);
            setFailure(undefined);
          }}
          error={failure?.isAboutName ? failure.text : undefined}
        />
      </form>
      {failure && !failure.isAboutName && <Notice tone="danger">{failure.text}</Notice>}
    </Dialog>
  );
}
