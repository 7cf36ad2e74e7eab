/** Why a message, or its picture, was not taken; the message of the error is a sentence for the person. */
export class SendingFailure extends Error {
  override name = 'SendingFailure';
  /** What could not be done, spec §8 "Titles". */
  readonly title: string;
  /** It may go later as it is: nobody was there, or nothing that could be understood came back. Else the server said no. */
  readonly isPassing: boolean;
  /** The post that it is about is gone: without it, it may go. */
  readonly isPostGone: boolean;

  constructor(title: string, message: string, isPassing: boolean, isPostGone = false) {
    super(message);
    this.title = title;
    this.isPassing = isPassing;
    this.isPostGone = isPostGone;
  }
}
