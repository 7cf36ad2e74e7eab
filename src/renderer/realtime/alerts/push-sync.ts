import { pushSubscriptionInputSchema } from '@oja/contract/push-subscriptions';

import { configApi } from '../../api/config-api.ts';
import { pushApi } from '../../api/push-api.ts';
import type { Alerts } from '../../platform/alerts/alerts.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';

/** The browser's push messages; undefined without a service worker. Waits until the worker runs. */
async function findManager(): Promise<PushManager | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return undefined;
  const registration: Partial<ServiceWorkerRegistration> = await workers.ready;
  return registration.pushManager;
}

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
    if (this.#isOn) this.#inTurn(endHere);
  }

  #follow(): void {
    const isOn = this.#alerts.settingOf(this.#userId) === 'on';
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#inTurn(() => (isOn ? this.#subscribe() : this.#unsubscribe()));
  }

  #inTurn(act: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(act)
      .catch((error: unknown) => logFailure('The push subscription could not be changed.', error));
  }

  async #subscribe(): Promise<void> {
    const manager = await findManager();
    const { data: config } = await this.#dispatch(
      configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
    );
    if (!manager || config?.pushKey === undefined) return;
    const subscription = await subscribeHere(manager, config.pushKey);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const input = pushSubscriptionInputSchema.safeParse({ ...subscription.toJSON(), timeZone });
    if (input.data) await this.#dispatch(pushApi.endpoints.subscribeToPushes.initiate(input.data));
  }

  async #unsubscribe(): Promise<void> {
    await endHere();
    await this.#dispatch(pushApi.endpoints.unsubscribeFromPushes.initiate());
  }
}

async function subscribeHere(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // The browser has one for another key, from before the server's database was replaced.
    if (!(await (await manager.getSubscription())?.unsubscribe())) throw error;
    return manager.subscribe(options);
  }
}

async function endHere(): Promise<void> {
  const manager = await findManager();
  await (await manager?.getSubscription())?.unsubscribe();
}
