import { v7 } from 'uuid';

/**
 * A new id: UUID version 7, so that ids sort by age and indexes grow at one end.
 * @param moment when the row was created, in milliseconds since 1970, if that is not now
 */
export function newId(moment?: number): string {
  return moment === undefined ? v7() : v7({ msecs: moment });
}
