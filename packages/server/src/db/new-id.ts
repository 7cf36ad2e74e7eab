import { v7 } from 'uuid';

/**
 * A fresh id: UUID version 7, so that ids sort by age and indexes grow at one end.
 * @param moment when the thing came to be, if that is not now
 */
export function newId(moment?: number): string {
  return moment === undefined ? v7() : v7({ msecs: moment });
}
