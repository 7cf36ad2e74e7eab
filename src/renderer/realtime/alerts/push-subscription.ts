import { configApi } from '../../api/config-api.ts';
import { pushApi } from '../../api/push-api.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';

/** The browser's push messages; undefined without a service worker. Waits until the worker runs. */
async function findManager(): Promise<PushManager | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return undefined;
  const registration: Partial<ServiceWorkerRegistration> = await workers.ready;
  return registration.pushManager;
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

/** Subscribes this browser to pushes for the user's session (decision 064). Does nothing where there are no pushes. */
export async function subscribeToPushes(dispatch: RealtimeDispatch): Promise<void> {
  const manager = await findManager();
  const { data: config } = await dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }));
  if (!manager || config?.pushKey === undefined) return;
  const { endpoint = '', keys = {} } = (await subscribeHere(manager, config.pushKey)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const input = { endpoint, keys: { p256dh, auth }, timeZone };
  await dispatch(pushApi.endpoints.subscribeToPushes.initiate(input));
}

/** Ends the subscription in this browser. The server ends it with the session. */
export async function endPushesHere(): Promise<void> {
  const manager = await findManager();
  await (await manager?.getSubscription())?.unsubscribe();
}

/** Ends the subscription in this browser and on the server. */
export async function unsubscribeFromPushes(dispatch: RealtimeDispatch): Promise<void> {
  await endPushesHere();
  await dispatch(pushApi.endpoints.unsubscribeFromPushes.initiate());
}
