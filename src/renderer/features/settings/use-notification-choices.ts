import type { NotificationSettings, NotificationSettingsEdit } from '@oja/contract/notification-settings';
import { QUIET_HOURS } from '@oja/contract/quiet-hours';
import { useState } from 'react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';

export interface NotificationChoicesState {
  settings: NotificationSettings;
  /** Changes a part of the settings: shown at once, undone if the call fails. */
  change: (edit: NotificationSettingsEdit) => void;
}

const DEFAULTS: NotificationSettings = { kinds: {}, quietHours: QUIET_HOURS, preview: 'text' };

function apply(settings: NotificationSettings, { kinds, quietHours, preview }: NotificationSettingsEdit) {
  const changed = structuredClone(settings);
  for (const [kind, choices] of Object.entries(kinds ?? {})) Object.assign((changed.kinds[kind] ??= {}), choices);
  Object.assign(changed.quietHours, quietHours);
  if (preview) changed.preview = preview;
  return changed;
}

/** The viewer's choices of notifications, with the changes that wait for the server. */
export function useNotificationChoices(): NotificationChoicesState {
  const { notifications = DEFAULTS } = useUser();
  const [edits, setEdits] = useState<readonly NotificationSettingsEdit[]>([]);
  const [editSettings] = useEditSettingsMutation();
  return {
    settings: edits.reduce(apply, notifications),
    change(edit) {
      setEdits((before) => [...before, edit]);
      void editSettings({ notifications: edit }).finally(() =>
        setEdits((before) => before.filter((each) => each !== edit)),
      );
    },
  };
}
