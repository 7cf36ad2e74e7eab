import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { Store } from 'lucide-react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';

/** Lets the landing page show a vendor's posts, or not. Shown at once, undone if the call fails. */
export function PublicPostsRow() {
  const { isVerifiedVendor, showsPostsToVisitors } = useUser();
  const [editSettings, { isLoading, originalArgs }] = useEditSettingsMutation();
  if (!isVerifiedVendor) return null;
  return (
    <SettingsRow
      icon={<Store />}
      control={
        <Switch
          label={t`Show my posts to visitors`}
          hint={t`People without an account see the picture, price and area of some of the newest posts.`}
          checked={(isLoading ? originalArgs?.showsPostsToVisitors : undefined) ?? showsPostsToVisitors}
          onValueChange={(next) => void editSettings({ showsPostsToVisitors: next })}
        />
      }
    />
  );
}
