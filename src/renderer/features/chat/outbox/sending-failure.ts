/** Why a message or its picture was not accepted. The error's message is a sentence for the user. */
export class SendingFailure extends Error {
  override name = 'SendingFailure';
  /** The action that failed (product §8 "Titles"). */
  readonly title: string;
  /**
   * Whether a retry may succeed: the server was unreachable or its answer was invalid. Otherwise it refused the
   * message.
   */
  readonly isPassing: boolean;
  /** Whether the message's post was deleted: it may be sent without it. */
  readonly isPostGone: boolean;

  constructor(title: string, message: string, isPassing: boolean, isPostGone = false) {
    super(message);
    this.title = title;
    this.isPassing = isPassing;
    this.isPostGone = isPostGone;
  }
}
