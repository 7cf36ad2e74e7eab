import { Card } from '@oja/ui/Card';
import { ModeToggle } from '@oja/ui/ModeToggle';
import { PageHeader } from '@oja/ui/PageHeader';
import { useSyncExternalStore } from 'react';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LogoutButton } from './LogoutButton.tsx';
import styles from './SettingsScreen.module.css';

/** /dashboard/settings, spec §2 "Settings". */
export default function SettingsScreen() {
  usePageTitle('Settings');
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const { data: config } = useGetConfigQuery();

  return (
    <>
      <PageHeader title="Settings" />
      <Card className={styles.list}>
        <ModeToggle mode={mode} onChange={setColorMode} />
        {config?.androidAppUrl && (
          <a className={styles.row} href={config.androidAppUrl} download>
            Download App
          </a>
        )}
        {config?.supportUrl && (
          <a className={styles.row} href={config.supportUrl} target="_blank" rel="noreferrer">
            Support
          </a>
        )}
      </Card>
      <LogoutButton />
    </>
  );
}
