import { t } from '@lingui/core/macro';
import { ModeToggle } from '@oja/ui/ModeToggle';
import { PageHeader } from '@oja/ui/PageHeader';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { Ban, Bookmark, Keyboard, LifeBuoy, LogOut, Moon, Smartphone, Sun, Trash2, UserSearch } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { setCharacterKeys, useCharacterKeys } from '../../platform/page-keys.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';
import { profilePath } from '../people/person-paths.ts';
import { useLatePart } from '../../platform/use-late-part.ts';
import { AlertsRow } from './AlertsRow.tsx';
import { DataSettings } from './DataSettings.tsx';
import { NotificationRows } from './NotificationRows.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { PresenceRow } from './PresenceRow.tsx';
import { PublicPostsRow } from './PublicPostsRow.tsx';
import { ReadReceiptsRow } from './ReadReceiptsRow.tsx';
import { SecondFactors } from './second-factors/SecondFactors.tsx';
import styles from './SettingsScreen.module.css';
import { SignedInDevices } from './SignedInDevices.tsx';
import { useLogOut } from './use-leave.ts';

const DesktopSettings = lazy(() => import('./DesktopSettings.tsx'));

/** /dashboard/settings (product §2 "Settings"). */
export default function SettingsScreen() {
  const { _id } = useUser();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const { data: config } = useGetConfigQuery();
  const desktop = useDesktop();

  return (
    <>
      <PageHeader title={t`Settings`} back={<Link to={profilePath(_id)} />} backLabel={t`Back to your profile`} />
      <div className={styles.groups}>
        <SettingsList title={t`On this device`}>
          <SettingsRow
            icon={mode === 'dark' ? <Moon /> : <Sun />}
            control={<ModeToggle value={mode} onValueChange={setColorMode} />}
          />
          <AlertsRow />
          <PageKeysRow />
          {config?.androidAppUrl ? (
            <SettingsRow
              icon={<Smartphone />}
              label={t`Download App`}
              link={
                <a href={config.androidAppUrl} download>
                  {''}
                </a>
              }
            />
          ) : (
            <SettingsRow
              icon={<Smartphone />}
              label={t`Download App`}
              text={config && t`Not out in this market yet. Oja works in your phone’s browser today.`}
            />
          )}
        </SettingsList>
        {/* Not on the desktop: its lines are rarely paid by the megabyte, and updates are loaded outside the page. */}
        {!desktop && <DataSettings />}
        {desktop && (
          <Suspense fallback={null}>
            <DesktopSettings desktop={desktop} />
          </Suspense>
        )}
        <SettingsList title={t`On Oja`}>
          <SettingsRow icon={<Bookmark />} label={t`Saved Posts`} link={<Link to="/dashboard/saved-posts" />} />
          <SettingsRow icon={<UserSearch />} label={t`Find Users`} link={<Link to="/dashboard/find-users" />} />
        </SettingsList>
        <SettingsList title={t`Privacy`}>
          <ReadReceiptsRow />
          <PresenceRow />
          <PublicPostsRow />
          <BlockedPeopleRow />
        </SettingsList>
        <SecondFactors />
        <SignedInDevices />
        <SettingsList title={t`Account`}>
          <NotificationRows />
          <PhoneRow />
          {config?.supportUrl && (
            <SettingsRow
              icon={<LifeBuoy />}
              label={t`Support`}
              link={
                <a href={config.supportUrl} target="_blank" rel="noreferrer">
                  {''}
                </a>
              }
            />
          )}
          <LogoutRow />
          <DeleteAccountRow />
        </SettingsList>
      </div>
    </>
  );
}

/** Turns shortcuts of a single letter or sign on or off on this device (WCAG 2.1.4). */
function PageKeysRow() {
  return (
    <SettingsRow
      icon={<Keyboard />}
      control={
        <Switch
          label={t`Single-key shortcuts`}
          hint={t`/ searches, J and K move from post to post, and ? lists all keys of a page.`}
          checked={useCharacterKeys()}
          onValueChange={setCharacterKeys}
        />
      }
    />
  );
}

function LogoutRow() {
  const { logOut, isLoading } = useLogOut();
  return <SettingsRow icon={<LogOut />} label={t`Logout`} loading={isLoading} onSelect={() => void logOut()} />;
}

const loadBlockedPeople = async () => (await import('./BlockedPeople.tsx')).BlockedPeople;

/** Opens the list of the people that the viewer has blocked. */
function BlockedPeopleRow() {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadBlockedPeople);
  return (
    <>
      <SettingsRow icon={<Ban />} label={t`Blocked people`} loading={isOpening} onSelect={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}

const loadDeleteAccount = async () => (await import('./DeleteAccount.tsx')).DeleteAccount;

/** Opens the dialog that deletes the viewer's account (product §2 "Settings"). */
function DeleteAccountRow() {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDeleteAccount);
  return (
    <>
      <SettingsRow icon={<Trash2 />} label={t`Delete Account`} tone="danger" loading={isOpening} onSelect={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
