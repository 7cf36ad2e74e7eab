import { t } from '@lingui/core/macro';
import type { SavedSearch, SearchAlert } from '@oja/contract/saved-searches';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { BellOff, BellRing, Check, Mail } from 'lucide-react';
import type { ReactElement } from 'react';

import { useChangeAlertMutation } from '../../api/saved-searches-api.ts';

/** The choices in their order, each with its icon. */
const ICONS: Record<SearchAlert, ReactElement> = { at_once: <BellRing />, daily: <Mail />, off: <BellOff /> };
const ALERTS: readonly SearchAlert[] = ['at_once', 'daily', 'off'];

/** The button that says when the viewer is notified of new posts of a saved search, and a menu to change it. */
export function AlertMenu({ search: { _id: id, name, alert } }: { search: SavedSearch }) {
  const [change] = useChangeAlertMutation();
  const labels: Record<SearchAlert, string> = {
    at_once: t`Notify me at once`,
    daily: t`One email a day`,
    off: t`No alerts`,
  };
  const label = labels[alert];
  return (
    <Menu
      trigger={<IconButton label={t`Alerts for ${name}: ${label}`} icon={ICONS[alert]} />}
      items={ALERTS.map((each) => ({
        label: labels[each],
        icon: each === alert ? <Check /> : ICONS[each],
        disabled: each === alert,
        onSelect: () => void change({ id, alert: each }),
      }))}
    />
  );
}
