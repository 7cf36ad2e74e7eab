import { ModeToggle } from '@oja/ui/ModeToggle';
import { PageHeader } from '@oja/ui/PageHeader';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Bookmark, LifeBuoy, Moon, Smartphone, Sun, UserSearch } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useUser } from '../../session/use-session.ts';
import { profilePath } from '../people/person-paths.ts';
import { AlertsRow } from './AlertsRow.tsx';
import { BlockedPeopleRow } from './BlockedPeopleRow.tsx';
import { DeleteAccountRow } from './DeleteAccountRow.tsx';
import { LogoutRow } from './LogoutRow.tsx';
import { ReadReceiptsRow } from './ReadReceiptsRow.tsx';

const DesktopSettings = lazy(() => import('./DesktopSettings.tsx'));

/** /dashboard/settings, spec §2 "Settings". */
export default function SettingsScreen() {
  usePageTitle('Settings');
  const { _id } = useUser();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const { data: config } = useGetConfigQuery();
  const desktop = useDesktop();

  return (
    <>
      <PageHeader title="Settings" back={<Link to={profilePath(_id)} />} backLabel="Back to your profile" />
      <SettingsList title="On this device">
        <SettingsRow icon={mode === 'dark' ? <Moon /> : <Sun />} control={<ModeToggle mode={mode} onChange={setColorMode} />} />
        <AlertsRow />
        {config?.androidAppUrl ? (
          <SettingsRow
            icon={<Smartphone />}
            label="Download App"
            link={
              <a href={config.androidAppUrl} download>
                {''}
              </a>
            }
          />
        ) : (
          <SettingsRow icon={<Smartphone />} label="Download App" text={config && 'Not out in this market yet. Oja works in your phone’s browser today.'} />
        )}
      </SettingsList>
      {desktop && (
        <Suspense fallback={null}>
          <DesktopSettings desktop={desktop} />
        </Suspense>
      )}
      <SettingsList title="On Oja">
        <SettingsRow icon={<Bookmark />} label="Saved Posts" link={<Link to="/dashboard/saved-posts" />} />
        <SettingsRow icon={<UserSearch />} label="Find Users" link={<Link to="/dashboard/find-users" />} />
      </SettingsList>
      <SettingsList title="Privacy">
        <ReadReceiptsRow />
        <BlockedPeopleRow />
      </SettingsList>
      <SettingsList title="Account">
        {config?.supportUrl && (
          <SettingsRow
            icon={<LifeBuoy />}
            label="Support"
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
    </>
  );
}
