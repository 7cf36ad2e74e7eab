import { Card } from '@oja/ui/Card';
import { ModeToggle } from '@oja/ui/ModeToggle';
import { PageHeader } from '@oja/ui/PageHeader';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useUser } from '../../session/use-session.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SettingsScreen.module.css';

/** /dashboard/settings, spec §2 "Settings". */
export default function SettingsScreen() {
  usePageTitle('Settings');
  const { _id } = useUser();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const { data: config } = useGetConfigQuery();

  return (
    <>
      <PageHeader title="Settings" back={<Link to={`/dashboard/profile/${_id}`} />} backLabel="Back to your profile" />
      <Card className={styles.list} padding="none">
        <div className={styles.mode}>
          <ModeToggle mode={mode} onChange={setColorMode} />
        </div>
        {config?.androidAppUrl && (
          <SettingsLink icon={<Smartphone size={20} />} href={config.androidAppUrl} download>
            Download App
          </SettingsLink>
        )}
        {config?.supportUrl && (
          <SettingsLink icon={<LifeBuoy size={20} />} href={config.supportUrl} target="_blank" rel="noreferrer">
            Support
          </SettingsLink>
        )}
      </Card>
      <LogoutButton />
    </>
  );
}
