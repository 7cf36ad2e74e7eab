import { t } from '@lingui/core/macro';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useSavesData } from '@oja/ui/hooks/use-saves-data';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { ArrowDownUp, Leaf } from 'lucide-react';

import { setOwnDataSaver, useOwnDataSaver } from '../../platform/data-saver.ts';
import { useDataUsed } from '../../platform/data-used.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { keepThisBuild } from '../../platform/web-build.ts';
import { formatBytes } from './format-bytes.ts';

/** What Oja uses of the user's data plan on this device, and how to use less (decision 030). */
export function DataSettings() {
  return (
    <SettingsList title={t`Mobile data`}>
      <DataSaverRow />
      <DataUsedRow />
    </SettingsList>
  );
}

/** Turns Oja's data saver on or off on this device, also for what is stored for use offline. */
function changeDataSaver(isOn: boolean): void {
  setOwnDataSaver(isOn);
  void keepThisBuild(isOn).catch((error: unknown) => logFailure('The data saver of the worker is as before.', error));
}

/** Oja's data saver. The browser's own setting wins. */
function DataSaverRow() {
  const isAsked = useOwnDataSaver();
  const isBrowsers = useSavesData() && !isAsked;
  return (
    <SettingsRow
      icon={<Leaf />}
      control={
        <Switch
          label={t`Data saver`}
          hint={
            isBrowsers
              ? t`On, because this browser saves data. Pictures are small, and those in chats wait for a press.`
              : t`Small pictures, and those in chats only on a press. Text in your device’s own typeface.`
          }
          checked={isAsked || isBrowsers}
          disabled={isBrowsers}
          onValueChange={changeDataSaver}
        />
      }
    />
  );
}

/** What was used on this device today and this month. */
function DataUsedRow() {
  const used = useDataUsed();
  const { locale } = useLocale();
  const today = formatBytes(used.today, locale);
  const month = formatBytes(used.month, locale);
  return (
    <SettingsRow
      icon={<ArrowDownUp />}
      label={t`Used on this device`}
      text={t`${{ today }} today, ${{ month }} this month. All that Oja loaded and sent in this browser.`}
    />
  );
}
