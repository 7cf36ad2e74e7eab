/** The state of the app's update. */
export type UpdateState =
  | { status: 'none' }
  /** Downloaded and verified. */
  | {
      status: 'ready';
      version: string;
      /** False where the update is only installed on request, because the system asks for a password. */
      installsOnQuit: boolean;
    }
  /** The update was rejected; the reason is a sentence for the user. It is tried again later. */
  | { status: 'refused'; version: string; reason: string };
