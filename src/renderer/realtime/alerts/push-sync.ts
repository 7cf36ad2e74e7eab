import type { Alerts } from '../../platform/alerts/alerts.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';

/** Most people have no pushes, and do not load them. */
const load = () => import('./push-subscription.ts');
type Pushes = Awaited<ReturnType<typeof load>>;

/**
 * Keeps the push subscription of this browser as the user has set notifications on this device. With them on, the
 * server notifies the browser also while no page is open (decision 064). The session's end ends it.
 */
export class PushSync {
  readonly #dispatch: RealtimeDispatch;
  readonly #alerts: Alerts;
  readonly #userId: string;
  readonly #stopListening: () => void;
  #isOn = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(dispatch: RealtimeDispatch, alerts: Alerts, userId: string) {
    this.#dispatch = dispatch;
    this.#alerts = alerts;
    this.#userId = userId;
    this.#stopListening = alerts.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Ends the subscription in this browser. The server ends it with the session. */
  end(): void {
    this.#stopListening();
    if (this.#isOn) this.#inTurn(({ endPushesHere }) => endPushesHere());
  }

  #follow(): void {
    const isOn = this.#alerts.settingOf(this.#userId) === 'on';
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#inTurn(({ subscribeToPushes, unsubscribeFromPushes }) =>
      isOn ? subscribeToPushes(this.#dispatch) : unsubscribeFromPushes(this.#dispatch),
    );
  }

  #inTurn(act: (pushes: Pushes) => Promise<void>): void {
    this.#turn = this.#turn
      .then(async () => act(await load()))
      .catch((error: unknown) => logFailure('The push subscription could not be changed.', error));
  }
}
