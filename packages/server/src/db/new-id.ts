import { v7 } from 'uuid';

/** A fresh id: UUID version 7, so that ids sort by age and indexes grow at one end. */
export function newId(): string {
  return v7();
}
