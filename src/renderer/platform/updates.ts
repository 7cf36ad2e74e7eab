import type { UpdateState } from '../../bridge/updates.ts';

/** What there is of an update of the app. */
export type AppUpdate = UpdateState;

/** Updates of the app itself, where it is one that is installed. */
export interface Updates {
  /** Tells what there is, now and whenever that changes. Gives what ends it. */
  follow: (listener: (update: AppUpdate) => void) => () => void;
  /** Ends the app, puts the update in its place and starts it again. @throws where main does not answer */
  install: () => Promise<void>;
}
