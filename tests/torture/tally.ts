/** The possible mishaps; each is counted. */
export type Mishap =
  | 'request lost'
  | 'answer lost'
  | 'answer cut short'
  | 'request doubled'
  | 'held back'
  | 'stalled'
  | 'never answered'
  | 'websocket refused'
  | 'websocket cut'
  | 'websocket stalled'
  | 'line down'
  | 'page reloaded'
  | 'page closed'
  | 'thread left'
  | 'server killed';

/** How often each mishap happened. */
export class Tally {
  readonly #counts = new Map<Mishap, number>();

  note(mishap: Mishap): void {
    this.#counts.set(mishap, (this.#counts.get(mishap) ?? 0) + 1);
  }

  /** A line of text, the most frequent first. */
  toString(): string {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([mishap, times]) => `${mishap} ${times}`)
      .join(', ');
  }
}
