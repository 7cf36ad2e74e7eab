import { t } from '@lingui/core/macro';
import { DAY, HOUR, MINUTE } from '@oja/contract/limits';

/** From this number of minutes on, hours are said. */
const AN_HOUR = HOUR / MINUTE;

/**
 * Says how long a vendor usually takes to answer: the contract's ANSWER_STEPS in words.
 * @param minutes undefined where it is not known; nothing is said then
 */
export function answerTime(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  if (minutes < 10) return t`Usually answers in a few minutes`;
  if (minutes < AN_HOUR) return t`Usually answers in about ${minutes} min`;
  const hours = Math.round(minutes / AN_HOUR);
  return minutes < DAY / MINUTE ? t`Usually answers in about ${hours} h` : t`Usually answers within a day`;
}
