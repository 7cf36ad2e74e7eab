import { t } from '@lingui/core/macro';
import type { DeviceSession } from '@oja/contract/sessions';
import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Skeleton } from '@oja/ui/Skeleton';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMinute } from '@oja/ui/hooks/use-minute';
import { LogOut, MonitorSmartphone, RotateCw } from 'lucide-react';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '../../api/sessions-api.ts';
import { DetailsRow } from './rows/DetailsRow.tsx';
import { lastUse } from './times/last-use.ts';

/** The devices where the viewer is signed in, last used first. Each but this one can be signed out. */
export function SignedInDevices() {
  const { data, error, isFetching, refetch } = useGetSessionsQuery();
  const sessions = data?.data ?? [];
  return (
    <SettingsList title={t`Where you are signed in`} aria-busy={isFetching || undefined}>
      {!data && !error && <SettingsRow icon={<MonitorSmartphone />} control={<Skeleton shape="text" lines={2} />} />}
      {!data && error && (
        <SettingsRow
          icon={<RotateCw />}
          label={t`Try again`}
          text={<span role="alert">{failureMessage(error)}</span>}
          loading={isFetching}
          onSelect={() => void refetch()}
        />
      )}
      {sessions.map((session) => (
        <DeviceRow key={session._id} session={session} />
      ))}
      {sessions.length > 1 && <EverywhereElseRow />}
    </SettingsList>
  );
}

/** One device, with its place and its last use. */
function DeviceRow({ session: { _id, device, place, lastUsedAt, current } }: { session: DeviceSession }) {
  const [endSession, { isLoading }] = useEndSessionMutation();
  const minute = useMinute();
  const { locale } = useLocale();
  const name = device || t`Unknown device`;
  return (
    <DetailsRow
      icon={<MonitorSmartphone />}
      name={name}
      details={
        <>
          {place && `${place} · `}
          {current ? t`This device` : lastUse(lastUsedAt, minute, locale)}
        </>
      }
    >
      {!current && (
        <Button
          variant="secondary"
          size="small"
          loading={isLoading}
          aria-label={t`Sign out ${name}`}
          onClick={() => void endSession(_id)}
        >
          {t`Sign out`}
        </Button>
      )}
    </DetailsRow>
  );
}

/** Signs out all other devices, after a confirmation. A failure appears in the dialog, which stays open. */
function EverywhereElseRow() {
  const [isOpen, setIsOpen] = useState(false);
  const [endOthers, { isLoading, error, reset }] = useEndOtherSessionsMutation();
  const confirm = async () => {
    const { data } = await endOthers();
    if (data) setIsOpen(false);
  };
  const open = () => {
    reset();
    setIsOpen(true);
  };
  return (
    <>
      <SettingsRow icon={<LogOut />} label={t`Sign out everywhere else`} tone="danger" onSelect={open} />
      <ConfirmDialog
        open={isOpen}
        question={t`Sign out on all other devices?`}
        text={t`You stay signed in here. What was typed and not sent there is kept until you log in again.`}
        confirmLabel={t`Sign out everywhere else`}
        loading={isLoading}
        error={error && failureMessage(error)}
        onConfirm={() => void confirm()}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
