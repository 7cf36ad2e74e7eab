import { t } from '@lingui/core/macro';
import type { AutomaticReplies, DayHours } from '@oja/contract/automatic-replies';
import { VALIDATION } from '@oja/contract/texts';
import { Switch } from '@oja/ui/Switch';
import { TextField } from '@oja/ui/TextField';

import { translateText } from '../../../platform/language.ts';
import styles from './AutomaticMessages.module.css';

/** The days in the contract's order. */
const DAY_NAMES = [
  () => t`Monday`,
  () => t`Tuesday`,
  () => t`Wednesday`,
  () => t`Thursday`,
  () => t`Friday`,
  () => t`Saturday`,
  () => t`Sunday`,
];

const USUAL: DayHours = { from: '08:00', to: '18:00' };
/** Open on all days but Sunday. */
const usualWeek = (): DayHours[] => DAY_NAMES.map((_, day) => (day === DAY_NAMES.length - 1 ? null : USUAL));

const isWrong = (day: DayHours) => day !== null && !(day.from < day.to && day.from !== '');

/** Whether a day has no time, or closes before it opens. */
export const hasWrongHours = (hours: AutomaticReplies['hours']): boolean => hours?.some(isWrong) ?? false;

interface OpeningHoursProps {
  hours: AutomaticReplies['hours'];
  /** Whether errors are shown. */
  isChecked: boolean;
  onChange: (hours: AutomaticReplies['hours']) => void;
}

/** When the shop is open on each day, in the time of Lagos. */
export function OpeningHours({ hours, isChecked, onChange }: OpeningHoursProps) {
  const set = (index: number, day: DayHours) => onChange(hours?.with(index, day) ?? null);
  return (
    <div>
      <Switch
        label={t`Opening hours`}
        hint={t`Outside them the away message is sent. The times are those of Lagos.`}
        checked={hours !== null}
        onValueChange={(isOn) => onChange(isOn ? usualWeek() : null)}
      />
      {hours && (
        <ul className={styles.days}>
          {hours.map((day, index) => {
            const name = DAY_NAMES[index]?.() ?? '';
            return (
              <li key={name} className={styles.day}>
                <Switch label={name} checked={day !== null} onValueChange={(isOn) => set(index, isOn ? USUAL : null)} />
                {day ? (
                  <div className={styles.times}>
                    <TextField
                      type="time"
                      label={t`${name}: opens`}
                      labelHidden
                      value={day.from}
                      onChange={({ target }) => set(index, { ...day, from: target.value })}
                    />
                    <TextField
                      type="time"
                      label={t`${name}: closes`}
                      labelHidden
                      error={isChecked && isWrong(day) ? translateText(VALIDATION.openingHours) : undefined}
                      value={day.to}
                      onChange={({ target }) => set(index, { ...day, to: target.value })}
                    />
                  </div>
                ) : (
                  <p className={styles.closed}>{t`Closed`}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
