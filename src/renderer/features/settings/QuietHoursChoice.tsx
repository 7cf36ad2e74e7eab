import { t } from '@lingui/core/macro';
import { Switch } from '@oja/ui/Switch';
import { TextField } from '@oja/ui/TextField';

import styles from './NotificationChoices.module.css';
import type { NotificationChoicesState } from './use-notification-choices.ts';

/** The hours in which notifications make no sound, by the clock of each device. */
export function QuietHoursChoice({ settings: { quietHours }, change }: NotificationChoicesState) {
  const { isOn, from, to } = quietHours;
  // A field that is being typed in is empty until the time is whole.
  const set = (name: 'from' | 'to') => (event: { target: { value: string } }) => {
    const { value } = event.target;
    if (value) change({ quietHours: { [name]: value } });
  };
  return (
    <div>
      <Switch
        label={t`Quiet hours`}
        hint={t`Without a sound in this time, by the clock of each device.`}
        checked={isOn}
        onValueChange={(next) => change({ quietHours: { isOn: next } })}
      />
      {isOn && (
        <div className={styles.times}>
          <TextField type="time" label={t`From`} value={from} onChange={set('from')} />
          <TextField type="time" label={t`To`} value={to} onChange={set('to')} />
        </div>
      )}
    </div>
  );
}
