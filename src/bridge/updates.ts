/** What there is of an update of the app. */
export type UpdateState =
  | { status: 'none' }
  /** Downloaded and checked. */
  | { status: 'ready'; version: string; /** Else only when a person asks for it: the system wants their password. */ installsOnQuit: boolean }
  /** It was not taken; the reason is a sentence for the person. It is tried again later. */
  | { status: 'refused'; version: string; reason: string };
