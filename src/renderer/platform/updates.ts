import type { UpdateState } from '../../bridge/updates.ts';

/** The state of the app's update. */
export type AppUpdate = UpdateState;

/** Updates of the installed app. */
export interface Updates {
  /** Calls the listener with the current state and each change. Returns a function that unsubscribes it. */
  follow: (listener: (update: AppUpdate) => void) => () => void;
  /** Quits the app, installs the update and restarts it. @throws if main does not answer */
  install: () => Promise<void>;
}
