/** An answer that is being written: text, with parts between that are bytes already. */
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

  /** The whole answer as bytes. */
  bytes(): Buffer {
    this.#finishText();
    return Buffer.concat(this.#done);
  }

  /** The whole answer in the form that is cheapest to send: text if it has no bytes. */
  payload(): string {
    if (this.#done.length === 0) return this.#text;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify sends bytes too, but its types only allow text
    return this.bytes() as unknown as string;
  }

  #finishText(): void {
    if (this.#text !== '') this.#done.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
