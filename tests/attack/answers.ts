import type { Finding } from './attack.ts';
import type { Reply } from './caller.ts';

/** Counts the answers to an attack. */
export class Answers {
  readonly #counts = new Map<string, number>();
  #times = 0;

  /** @returns the answer itself */
  add(reply: Reply): Reply {
    this.note(reply.status === 0 ? 'no answer' : `${reply.status} ${reply.code}`.trim());
    return reply;
  }

  /** Counts what is no answer to a call, such as a closed connection. */
  note(words: string): void {
    this.#times += 1;
    this.#counts.set(words, (this.#counts.get(words) ?? 0) + 1);
  }

  /** How many answers there were, in the words of `note`, or that begin so. */
  count(words: string): number {
    return [...this.#counts].reduce((sum, [known, count]) => sum + (known.startsWith(words) ? count : 0), 0);
  }

  /** @param success what the attacker got; undefined or false if nothing */
  finding(success: string | false | undefined): Finding {
    const words = [...this.#counts].toSorted(([, one], [, other]) => other - one);
    return {
      times: this.#times,
      answers: words.map(([answer, count]) => (count === 1 ? answer : `${count} × ${answer}`)).join(', '),
      success: success === false ? undefined : success,
    };
  }
}
