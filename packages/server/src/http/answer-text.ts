/** An answer as it is being written: text, and between it what was made into bytes before. */
export class AnswerText {
  readonly #done: Buffer[] = [];
  #text = '';

  add(text: string): void {
    this.#text += text;
  }

  addBytes(bytes: Buffer): void {
    this.#finishText();
    this.#done.push(bytes);
  }

  /** All of it. */
  bytes(): Buffer {
    this.#finishText();
    return Buffer.concat(this.#done);
  }

  /** All of it, as it can be sent with the least work: text alone as text. */
  payload(): string {
    if (this.#done.length === 0) return this.#text;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify sends bytes too, though its types know text alone
    return this.bytes() as unknown as string;
  }

  #finishText(): void {
    if (this.#text !== '') this.#done.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
