import { Refusal } from '../http/refusal.ts';

/**
 * Bounds how many uploads this process holds, from before their first byte to their answer: each may fill 10 MB, and
 * whoever sends slowly holds it long. No single person can take all the room.
 */
export class UploadRoom {
  readonly #places: number;
  readonly #placesEach: number;
  readonly #taken = new Map<string, number>();
  #takenInAll = 0;

  constructor(places: number, placesEach: number) {
    this.#places = places;
    this.#placesEach = placesEach;
  }

  /**
   * Runs the job in a place of its own.
   * @throws Refusal `rate_limited` when this person has too many underway, `unavailable` when all places are taken
   */
  async enter<Result>(personId: string, job: () => Promise<Result>): Promise<Result> {
    const taken = this.#taken.get(personId) ?? 0;
    if (taken >= this.#placesEach) throw new Refusal('rate_limited');
    if (this.#takenInAll >= this.#places) throw new Refusal('unavailable');
    this.#taken.set(personId, taken + 1);
    this.#takenInAll += 1;
    try {
      return await job();
    } finally {
      this.#takenInAll -= 1;
      const left = (this.#taken.get(personId) ?? 1) - 1;
      if (left > 0) this.#taken.set(personId, left);
      else this.#taken.delete(personId);
    }
  }
}
