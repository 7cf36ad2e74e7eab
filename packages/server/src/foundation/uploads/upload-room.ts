import { ApiError } from '../http/api-error.ts';

/**
 * Limits how many uploads this process holds, from before their first byte to their answer: each may take 10 MB, and
 * a slow client holds it long. No single person can take all places.
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
   * @throws ApiError `rate_limited` when this person has too many uploads running, `unavailable` when all places are
   *   taken
   */
  async enter<Result>(personId: string, job: () => Promise<Result>): Promise<Result> {
    const taken = this.#taken.get(personId) ?? 0;
    if (taken >= this.#placesEach) throw new ApiError('rate_limited');
    if (this.#takenInAll >= this.#places) throw new ApiError('unavailable');
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
