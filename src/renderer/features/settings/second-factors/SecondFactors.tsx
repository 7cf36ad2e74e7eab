import { plural, t } from '@lingui/core/macro';
import { PASSKEYS_MAX } from '@oja/contract/limits';
import type { SecondFactorsAnswer } from '@oja/contract/second-factors';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Skeleton } from '@oja/ui/Skeleton';
import { RotateCw, ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { failureMessage } from '../../../api/failure.ts';
import { useGetSecondFactorsQuery } from '../../../api/second-factors-api.ts';
import { canUsePasskeys } from '../../../platform/passkeys.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { SECOND_FACTORS_HASH } from '../../../session/second-factors-path.ts';
import { AuthenticatorAppRows } from './AuthenticatorAppRows.tsx';
import { PasskeyRows } from './PasskeyRows.tsx';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';

type Factors = SecondFactorsAnswer['data'];

/**
 * "Two-step sign-in" of the settings (decision 037): the second factors of the account, each of which can be removed,
 * and what can be added. The address with SECOND_FACTORS_HASH leads here.
 */
export function SecondFactors() {
  const { data, error, isFetching, refetch } = useGetSecondFactorsQuery();
  const factors = data?.data;
  const region = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  /** How many dialogs were closed: the row that had the focus may be gone. */
  const [closed, setClosed] = useState(0);
  const isRead = data !== undefined || error !== undefined;
  const isWanted = hash === SECOND_FACTORS_HASH;

  useEffect(() => {
    // Not before: a new screen first scrolls to its top.
    if (!isWanted || !isRead) return;
    region.current?.scrollIntoView({ block: 'start' });
    region.current?.focus({ preventScroll: true });
  }, [isWanted, isRead]);
  useEffect(() => {
    if (closed === 0 || !factors) return;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [closed, factors]);
  const onClosed = () => setClosed((before) => before + 1);

  return (
    <SettingsList ref={region} tabIndex={-1} title={t`Two-step sign-in`} aria-busy={isFetching || undefined}>
      {!factors && !error && <SettingsRow icon={<ShieldOff />} control={<Skeleton shape="text" lines={2} />} />}
      {!factors && error && (
        <SettingsRow
          icon={<RotateCw />}
          label={t`Try again`}
          text={<span role="alert">{failureMessage(error)}</span>}
          loading={isFetching}
          onSelect={() => void refetch()}
        />
      )}
      {factors && <FactorRows {...{ factors, onClosed }} />}
    </SettingsList>
  );
}

function FactorRows({ factors, onClosed }: { factors: Factors; onClosed: () => void }) {
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const platform = usePlatform();
  const isLast = Number(totp) + passkeys.length === 1;
  return (
    <>
      <StateRow factors={factors} />
      <AuthenticatorAppRows isAdded={totp} {...{ isLast, onClosed }} />
      <PasskeyRows
        {...{ passkeys, isLast, onClosed }}
        canAdd={canUsePasskeys(platform)}
        isFull={passkeys.length >= PASSKEYS_MAX}
      />
      {(totp || passkeys.length > 0) && <RecoveryCodesRow left={recoveryCodesLeft} onClosed={onClosed} />}
    </>
  );
}

/** Whether a login has two steps, and which factors it takes. */
function StateRow({ factors: { totp, passkeys, recoveryCodesLeft, needed } }: { factors: Factors }) {
  if (!totp && passkeys.length === 0) {
    return (
      <SettingsRow
        icon={needed ? <ShieldAlert /> : <ShieldOff />}
        label={t`Off`}
        text={
          needed
            ? t`Admins need it: until you add an authenticator app or a passkey, the screens for admins stay closed.`
            : t`A password or Google alone opens your account. Add an authenticator app or a passkey to protect it.`
        }
      />
    );
  }
  const keys = passkeys.length;
  const parts = [
    totp && t`authenticator app`,
    keys > 0 && plural(keys, { one: `${keys} passkey`, other: `${keys} passkeys` }),
    plural(recoveryCodesLeft, {
      one: `${recoveryCodesLeft} recovery code left`,
      other: `${recoveryCodesLeft} recovery codes left`,
    }),
  ];
  return <SettingsRow icon={<ShieldCheck />} label={t`On`} text={parts.filter(Boolean).join(' · ')} />;
}
